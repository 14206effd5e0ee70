import type { CommandForm } from '@telephony/contract/commands';
import { isJsonObject } from '@telephony/contract/reading';
import { TOKEN, variable } from './secrets.ts';

export interface SampleFacts {
  id: string;
  method: string;
  path: string;
  command: CommandForm;
  // The fields that a sample takes from the JSON of the response.
  returns?: string[];
  // The name of one record in the sample of a paged collection.
  record?: string;
  bodyIsOpen?: true;
  deletesAll?: true;
  // The status of the success, if other statuses from 200 to 299 are none: a redirect, or a file.
  status?: number;
}

export interface SampleRequest extends SampleFacts {
  pathValues: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  token: boolean;
  body?: unknown;
  file?: string;
}

// Those of `where` in the client. The contract has other words for some of them.
export const FILTER_OPERATORS = ['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'in', 'like', 'notlike'];

export interface Condition {
  property: string;
  operator: string;
  value: unknown;
}

export const ADDRESS_NOTE = 'The sandbox. Your own is https://HOST/v1.2/SERVICE';

export function fileOf(path: string, values: Record<string, unknown>): { file?: string } {
  return isFile(path) ? { file: fillPath(path, values).slice(1).replaceAll('/', '-') } : {};
}

export function isFile(path: string): boolean {
  return /\.\w+$/.test(path);
}

export interface PlainRequest extends Pick<SampleRequest, 'method' | 'body' | 'file' | 'status'> {
  path: string;
  query: [name: string, value: string][];
  headers: [name: string, value: string][];
}

export function plainRequest(request: SampleRequest): PlainRequest {
  const { path, pathValues, query, headers, token, ...rest } = request;
  return {
    ...rest,
    path: fillPath(path, pathValues),
    query: queryPairs(query),
    headers: Object.entries({
      ...(token && { 'X-Auth-Token': variable(TOKEN) }),
      ...headers,
      ...(rest.body !== undefined && { 'Content-Type': 'application/json' }),
    }),
  };
}

export function fillPath(template: string, values: Record<string, unknown>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    [values[name]]
      .flat()
      .map((item) => encodeURIComponent(String(item)))
      .join(','),
  );
}

export function queryPairs(query: Record<string, unknown>): [name: string, value: string][] {
  return Object.entries(query).flatMap(([name, value]): [string, string][] =>
    isJsonObject(value)
      ? Object.entries(value).map(([key, item]) => [`${name}[${key}]`, wireText(item)])
      : [[name, wireText(value)]],
  );
}

function wireText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
