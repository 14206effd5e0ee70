import type { MiddlewareRequest } from '../core/middleware.ts';
import type { FilterCondition } from '../generated/schema.ts';

/** A request that a client has made of a stub. */
export interface StubRequest<Body = unknown> {
  /** HTTP method, such as `GET`. */
  readonly method: string;
  /** Its path template, such as `/cdrs/{id}`. */
  readonly path: string;
  /** Path parameters, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** Query parameters as they were sent. */
  readonly query: URLSearchParams;
  /** The conditions of the parameter `filter`; empty where there is none. */
  readonly filter: readonly FilterCondition[];
  /** What was sent, read as JSON; undefined where nothing was. */
  readonly body: Body;
  /** The headers, without the one with the token. */
  readonly headers: Headers;
  /** The same for all attempts of a call. */
  readonly callId: string;
  /** From 1. */
  readonly attempt: number;
}

/** Reads a request on its way to `fetch`. */
export function stubRequest({
  operation,
  url,
  body,
  headers,
  callId,
  attempt,
}: MiddlewareRequest): StubRequest {
  const { pathname, searchParams: query } = new URL(url);
  const filter = query.get('filter');
  return {
    method: operation.method,
    path: operation.path,
    params: paramsOf(operation.path, pathname),
    query,
    filter: filter === null ? [] : (JSON.parse(filter) as FilterCondition[]),
    body: body === null ? undefined : (JSON.parse(body) as unknown),
    headers,
    callId,
    attempt,
  };
}

/** The path parameters, by the names of a template. The path may begin with that of the base URL. */
function paramsOf(template: string, pathname: string): Record<string, string> {
  const pattern = template.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const found = new RegExp(`${pattern}$`).exec(pathname)?.groups ?? {};
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, decodeURIComponent(value)]));
}
