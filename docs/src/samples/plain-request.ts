import { EnvironmentVariable, isObject, type Pieces, TOKEN } from './secrets.ts';
import type { SampleRequest } from './example-request.ts';

/**
 * A sample's request as it goes over the line, for pages that write samples when a reader asks for them. It is JSON: what the
 * environment has is a name between marks.
 */
export interface PlainRequest {
  method: string;
  /** With the path, encoded. */
  path: string;
  /** Not encoded. */
  query: [name: string, value: string][];
  headers: [name: string, value: string][];
  /** A JSON value. */
  body?: unknown;
  /** As in `SampleRequest`. */
  file?: string;
  /** As in `SampleRequest`. */
  status?: number;
}

/** Around the name of a variable of the environment; no request has it. */
const MARK = '~~';

/** The request for languages that know nothing of this project. */
export function plainRequest({
  path,
  pathValues,
  query,
  headers,
  token,
  body,
  method,
  file,
  status,
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
      ...(body === undefined ? [] : [['Content-Type', 'application/json'] as [string, string]]),
    ],
    ...(body !== undefined && { body: withMarks(body) }),
    ...(file !== undefined && { file }),
    ...(status !== undefined && { status }),
  };
}

/** A text of a request in pieces. */
export function piecesOf(text: string): Pieces {
  return text
    .split(MARK)
    .map((piece, index) => (index % 2 === 1 ? new EnvironmentVariable(piece) : piece))
    .filter((piece) => piece !== '');
}

/** A body whose secrets are variables again. */
export function withVariables(value: unknown): unknown {
  if (typeof value === 'string') {
    const [only = '', ...others] = piecesOf(value);
    return others.length === 0 ? only : value;
  }
  return mapMembers(value, withVariables);
}

function withMarks(value: unknown): unknown {
  return value instanceof EnvironmentVariable ? marked(value) : mapMembers(value, withMarks);
}

function mapMembers(value: unknown, change: (member: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one)]));
}

function marked({ name }: EnvironmentVariable): string {
  return MARK + name + MARK;
}

/** A path in pieces, with values in it: lists joined by commas, everything else encoded. */
export function pathPieces(template: string, values: Record<string, unknown>): Pieces {
  return template
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 === 0 ? piece : segment(values[piece])));
}

function segment(value: unknown): string | EnvironmentVariable {
  if (value instanceof EnvironmentVariable) return value;
  return [value]
    .flat()
    .map((item) => encodeURIComponent(String(item)))
    .join(',');
}

/** Query parameters by name as they go over the line: an object is JSON, or one parameter for each key in brackets. */
export function queryPairs(query: Record<string, unknown>): [name: string, value: string][] {
  return Object.entries(query).flatMap(([name, value]): [string, string][] => {
    if (isObject(value))
      return Object.entries(value).map(([key, item]) => [`${name}[${key}]`, wireText(item)]);
    return [[name, wireText(value)]];
  });
}

function wireText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
