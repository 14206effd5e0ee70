import { callOf, CORE, type CoreOptions, type Telephony } from '../core/core.ts';
import { OPTIONS } from '../core/request.ts';
import type { RawResult } from '../core/call-types.ts';
import type { Method } from '../core/telephony-error.ts';
import type { Me, MeSingle } from '../generated/schema.ts';
import { type Download, downloadOf } from '../files/download.ts';
import type { FilePath } from '../generated/paths.ts';

export const COLLECTION: readonly string[] = [
  'page',
  'limit',
  'filter',
  'group_by',
  'sort',
  'dir',
  'include',
  'fields',
];

type OperationFunction = (pbx: object, args?: object, options?: object) => Promise<never>;

export function operation(
  operationId: string,
  verb: Lowercase<Method>,
  path: string,
  query?: readonly string[],
): OperationFunction {
  return (pbx, args, options) =>
    callOf(pbx)({
      method: verb.toUpperCase() as Method,
      path,
      options: longForm(verb, path, query, args, options),
      operationId,
      query: query ?? [],
    }) as Promise<never>;
}

function longForm(
  verb: string,
  path: string,
  query: readonly string[] | undefined,
  args: object | null = {},
  options?: object,
): CoreOptions {
  if (Array.isArray(args)) return { ...options, body: args };
  const parts: Record<string, Record<string, unknown>> = {};
  for (const [name, value] of Object.entries(args ?? {})) {
    // An operation without parameters and body takes only options.
    if ((!query && !path.includes('{')) || /^(path|query|body)$/.test(name)) return { ...options, ...args };
    const place = path.includes(`{${name}}`)
      ? 'path'
      : // An option in the wrong argument is not a field of the body.
        query?.includes(name) || !query || verb === 'get' || OPTIONS.includes(name)
        ? 'query'
        : 'body';
    (parts[place] ??= {})[name] = value;
  }
  return { ...options, ...parts };
}

export function inOneForm(call: OperationFunction, read: (body: unknown) => object): OperationFunction {
  return async (pbx, ...args) => {
    const result: unknown = await call(pbx, ...args);
    if (CORE in pbx) return read(result) as never;
    const raw = result as RawResult<unknown>;
    return (raw.error ? raw : { ...raw, data: read(raw.data) }) as never;
  };
}

/** What `ping` resolves to. */
export interface PongSingle {
  data: {
    /** Text of the response, such as `Pong`. */
    response: string;
  };
}

/** Reads the response of GET /me: the user inside `data` (ledger O-26), or by itself. */
export function readMe(body: unknown): MeSingle {
  return hasData(body) ? (body as MeSingle) : { data: body as Me };
}

/** Reads the response of GET /ping: `data.response` or `message` (ledger O-21). */
export function readPong(body: unknown): PongSingle {
  return hasData(body)
    ? (body as PongSingle)
    : { data: { response: (body as { message?: string } | undefined)?.message ?? '' } };
}

function hasData(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'data' in body;
}

export function fileOperation(
  operationId: string,
  path: FilePath,
): (pbx: Telephony, args?: object, options?: object) => Promise<Download> {
  return async (pbx, args, options) => {
    return downloadOf(pbx, path, longForm('get', path, undefined, args, options), { operationId, query: [] });
  };
}
