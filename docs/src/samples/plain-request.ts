import { isJsonObject } from '@telephony/contract';
import { EnvironmentVariable } from './environment-variable.ts';
import type { SampleRequest } from './sample-request.ts';
import { TOKEN } from './secrets.ts';
import { pathPieces, queryPairs } from './wire-values.ts';

/** A sample's request as it goes over the line, in texts alone. What the environment has is between marks. */
export interface PlainRequest {
  method: string;
  /** With the path, encoded. */
  path: string;
  query: [name: string, value: string][];
  headers: [name: string, value: string][];
  /** JSON. */
  body?: string;
}

/** Around the name of a variable of the environment; no request has it. */
export const MARK = '~~';

/** The request for languages that know nothing of this project. */
export function plainRequest({
  path,
  pathValues,
  query,
  headers,
  token,
  body,
  method,
}: SampleRequest): PlainRequest {
  return {
    method,
    path: pathPieces(path, pathValues)
      .map((piece) => (piece instanceof EnvironmentVariable ? marked(piece) : piece))
      .join(''),
    query: queryPairs(query),
    headers: [
      ...(token ? [['X-Auth-Token', marked(TOKEN)] as [string, string]] : []),
      ...Object.entries(headers),
    ],
    ...(body !== undefined && { body: JSON.stringify(withMarks(body)) }),
  };
}

function withMarks(value: unknown): unknown {
  if (value instanceof EnvironmentVariable) return marked(value);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withMarks(one)]));
}

function marked({ name }: EnvironmentVariable): string {
  return MARK + name + MARK;
}
