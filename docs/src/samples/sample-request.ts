import type { CommandForm } from '@telephony/contract/commands';
import { isJsonObject } from '@telephony/contract/reading';
import { TOKEN, variable } from './secrets.ts';

/** What samples say of an operation whatever is sent: this much of it is on its page, where samples follow the form. */
export interface SampleFacts {
  id: string;
  /** Upper case. */
  method: string;
  /** The path template: `/cdrs/{id}`. */
  path: string;
  /** The command of `telephony` that does it. */
  command: CommandForm;
  /** The fields that a sample takes out of the JSON that is returned; undefined where none is. */
  returns?: string[];
  /** What one record is called in the sample of a collection that is read by pages. */
  record?: string;
  /** The documents do not say what is in the body. */
  bodyIsOpen?: true;
  deletesAll?: true;
  /** The status of its success, where others from 200 to 299 are none: a redirection, or a file. */
  status?: number;
}

/** A request of an operation, before it is written in some language. Values are those of JSON, with variables for secrets. */
export interface SampleRequest extends SampleFacts {
  pathValues: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  /** Whether it carries a token. */
  token: boolean;
  body?: unknown;
  /** Name for the file that it returns, where it returns one. */
  file?: string;
}

/** A condition of a filter. */
export interface Condition {
  property: string;
  operator: string;
  value: unknown;
}

/** Shown in samples above the address. */
export const WHOSE_ADDRESS = 'The sandbox. Your own is https://HOST/v1.2/SERVICE';

/** The file that a path returns, as the client names it, where it returns one: `/monitors/{id}.mp3` with 7001 is `monitors-7001.mp3`. */
export function fileOf(path: string, values: Record<string, unknown>): { file?: string } {
  return isFile(path) ? { file: pathOf(path, values).slice(1).replaceAll('/', '-') } : {};
}

/** Whether a path returns a file. */
export function isFile(path: string): boolean {
  return /\.\w+$/.test(path);
}

/**
 * A sample's request as it goes over the line, for pages that write samples when a reader asks for them: plain JSON.
 */
export interface PlainRequest extends Pick<SampleRequest, 'method' | 'body' | 'file' | 'status'> {
  /** Encoded, with its values. */
  path: string;
  /** Not encoded. */
  query: [name: string, value: string][];
  headers: [name: string, value: string][];
}

/** The request for languages that know nothing of this project. */
export function plainRequest(request: SampleRequest): PlainRequest {
  const { path, pathValues, query, headers, token, ...rest } = request;
  return {
    ...rest,
    path: pathOf(path, pathValues),
    query: queryPairs(query),
    headers: Object.entries({
      ...(token && { 'X-Auth-Token': variable(TOKEN) }),
      ...headers,
      ...(rest.body !== undefined && { 'Content-Type': 'application/json' }),
    }),
  };
}

/** A path with values in it: lists joined by commas, all else encoded. */
export function pathOf(template: string, values: Record<string, unknown>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    [values[name]]
      .flat()
      .map((item) => encodeURIComponent(String(item)))
      .join(','),
  );
}

/** Query parameters by name as they go over the line: an object is JSON, or one parameter for each key in brackets. */
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
