import { callOf, CORE, type CoreOptions, type Telephony } from '../core/core.ts';
import { CORE_OPTIONS } from '../core/request.ts';
import type { NamesOf } from '../core/check-names.ts';
import type { CollectionQuery, PagedPath } from '../collections/collection.ts';
import type { RawResult } from '../core/call-types.ts';
import type { Method } from '../core/telephony-error.ts';
import type { Me, MeSingle } from '../generated/schema.ts';
import { type Download, downloadFile } from '../files/download.ts';
import type { FilePath } from '../generated/paths.ts';

export const COLLECTION: readonly string[] = /* @__PURE__ */ Object.keys({
  page: true,
  limit: true,
  filter: true,
  group_by: true,
  sort: true,
  dir: true,
  include: true,
  fields: true,
} satisfies NamesOf<CollectionQuery<PagedPath> & { page: unknown; limit: unknown }>);

type OperationFunction = (pbx: object, args?: object, options?: object) => Promise<never>;

// `query` has the names of the query parameters; undefined if the operation has neither query nor body. `wholeBody` tells that the
// fields of the body are not arguments of their own.
export function operation(
  operationId: string,
  verb: Lowercase<Method>,
  path: string,
  query?: readonly string[],
  wholeBody?: 'body',
): OperationFunction {
  return (pbx, args, options) =>
    callOf(pbx)({
      method: verb.toUpperCase() as Method,
      path,
      options: divideArguments(path, args, options, query, wholeBody || verb === 'get', wholeBody),
      operationId,
      query: query ?? [],
    }) as Promise<never>;
}

// Without fields of a body, other names than those of parameters are misplaced, such as those of options.
function divideArguments(
  path: string,
  args: object | null = {},
  options?: object,
  query?: readonly string[],
  hasNoFields?: unknown,
  wholeBody?: 'body',
): CoreOptions {
  if (Array.isArray(args)) return { ...options, body: args };
  // An operation without parameters and body takes only options.
  if (!query && !path.includes('{')) return { ...options, ...args };
  const parts: { body?: unknown; path?: Values; query?: Values } = {};
  const fields = query && !hasNoFields ? (parts.body = {}) : undefined;
  for (const [name, value] of Object.entries(args ?? {})) {
    if (name === wholeBody) parts.body = value;
    else {
      const values: Values = path.includes(`{${name}}`)
        ? (parts.path ??= {})
        : !fields || query?.includes(name) || Object.hasOwn(CORE_OPTIONS, name)
          ? (parts.query ??= {})
          : fields;
      values[name] = value;
    }
  }
  return { ...options, ...parts };
}

type Values = Record<string, unknown>;

// For an operation that the platform answers in several forms.
export function inOneForm(call: OperationFunction, read: (body: unknown) => object): OperationFunction {
  return async (pbx, ...args) => {
    const result: unknown = await call(pbx, ...args);
    if (CORE in pbx) return read(result) as never;
    const raw = result as RawResult<unknown>;
    return (raw.error ? raw : { ...raw, data: read(raw.data) }) as never;
  };
}

/** The result of `ping`. */
export interface PongSingle {
  data: {
    /** Text of the response, such as `Pong`. */
    response: string;
  };
}

// The user is inside `data` (ledger O-26), or by itself.
export function readMe(body: unknown): MeSingle {
  return hasData(body) ? (body as MeSingle) : { data: body as Me };
}

// `data.response` or `message` (ledger O-21).
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
    return downloadFile(pbx, path, divideArguments(path, args, options), {
      operationId,
      query: [],
    });
  };
}
