import { type Auth, authorizer } from '../auth/auth.ts';
import type { Operations } from '../generated/methods.ts';
import type * as functions from '../generated/operations.ts';
import { CALL, type Core, CORE, type CoreRequest, type Telephony } from './core.ts';
import { knownNames } from './check-names.ts';
import type { RawResult } from './call-types.ts';
import type { TelephonyOptions } from './telephony-options.ts';
import { exchange, MOST, reportHook } from './exchange.ts';
import { mask } from './mask.ts';
import { checkedBaseUrl } from './request.ts';
import { readJson } from './response.ts';
import type { TelephonyError } from './telephony-error.ts';

const OPTIONS: readonly (keyof TelephonyOptions | 'operations')[] = [
  'baseUrl',
  'auth',
  'timeoutMs',
  'attemptTimeoutMs',
  'maxBodyBytes',
  'retries',
  'maxPerMinute',
  'fetch',
  'fetchOptions',
  'use',
  'onEvent',
  'onHookError',
  'bigInteger',
  'operations',
];

/** The functions of the operations by name, which `createTelephony` makes methods of. */
export type OperationFunctions = typeof functions;

export interface WithAll {
  readonly operations: OperationFunctions;
}

export interface WithSome<Chosen extends Partial<OperationFunctions>> {
  readonly operations: Chosen;
}

/** Chosen operations as methods in the result style, except those that return a file. */
export type RawOperations<Name extends keyof Operations> = {
  readonly [N in Exclude<Name, `download${string}`>]: (
    ...args: Parameters<Operations[N]>
  ) => Promise<RawResult<Awaited<ReturnType<Operations[N]>>>>;
};

/** A client with a method for every operation: `pbx.listCdrs({ limit: 100 })`. */
export interface NamedTelephony extends Telephony, Operations {
  /** The same operations as functions that resolve to `{ data, error, response }` and do not reject. */
  readonly raw: RawOperations<keyof Operations>;
}

/** A client with methods for chosen operations. */
export type TelephonyWith<Name extends keyof Operations> = Telephony &
  Pick<Operations, Name> & { readonly raw: RawOperations<Name> };

/**
 * Creates a client. Nothing is sent before the first call.
 *
 * @param options With `operations`, each of them is a method of the client: `import { operations } from '@telephony/client'`
 * for all, or those that you import, such as `{ getCdr }`: a bundle has only these. Without, call the functions: `getCdr(pbx, { id: 42 })`.
 *
 * @example
 * await using pbx = createTelephony({ baseUrl: 'https://host/v1.2/service', auth: 'TOKEN', operations });
 * const { data } = await pbx.getCdr({ id: 42 });
 *
 * @throws TypeError, which does not quote the value, for an invalid base URL or token, or an option that does not exist.
 */
export function createTelephony(options: TelephonyOptions & WithAll): NamedTelephony;
export function createTelephony<Chosen extends Partial<OperationFunctions>>(
  options: TelephonyOptions & WithSome<Chosen>,
): TelephonyWith<keyof Chosen & keyof Operations>;
export function createTelephony(options: TelephonyOptions): Telephony;
export function createTelephony(options: TelephonyOptions & { operations?: UntypedOperations }): object {
  knownNames('option of createTelephony()', options, OPTIONS);
  const core = createCore(options);
  const { auth, operations } = options;
  let closing: Promise<void> | undefined;
  const close = () =>
    (closing ??= (async () => {
      await (auth as Partial<Auth> | undefined)?.close?.(core);
    })());
  const client = {
    raw: withMethods({ [CALL]: (request: CoreRequest) => rawCall(core, request) }, operations),
    close,
    [Symbol.asyncDispose]: close,
    [CORE]: core,
    [CALL]: (request: CoreRequest) => core.call(request),
  };
  return withMethods(client, operations);
}

type UntypedOperations = Readonly<Record<string, (...args: never[]) => unknown>>;

function withMethods<T extends object>(client: T, operations: UntypedOperations = {}): T {
  for (const [name, operation] of Object.entries(operations))
    Object.defineProperty(client, name, {
      value: (...args: never[]) => operation(client as never, ...args),
      writable: true,
      configurable: true,
    });
  return client;
}

function createCore(given: TelephonyOptions): Core {
  const { maxPerMinute = Infinity } = given;
  if (!(maxPerMinute > 0))
    throw new RangeError(`maxPerMinute is ${maxPerMinute}. Give a number above 0, such as 300`);
  const pace = { gap: 0, least: 60_000 / maxPerMinute, next: 0, grown: 0 };
  const options = { ...given, baseUrl: checkedBaseUrl(given.baseUrl), pace };
  const core: Core = {
    send: (request) =>
      exchange(options, request.anonymous ? undefined : auth, request, (response, fail, keep) => ({
        response,
        fail,
        end: keep(),
      })),
    call: (request, seen) =>
      exchange(options, request.anonymous ? undefined : auth, request, async (response, fail) => {
        seen?.(response);
        // A browser hides the response, so the state of the call is read instead.
        if (response.type === 'opaqueredirect')
          return core.call(
            { ...request, method: 'GET', options: { ...request.options, body: undefined } },
            seen,
          );
        const isGet = request.method === 'GET';
        const body = await readJson(response, isGet, fail, core.maxBodyBytes, options.bigInteger);
        // A proxy redirects too. Only the record shows that the platform has acted.
        if (!response.ok && !(body as { data?: { id?: unknown } } | null | undefined)?.data?.id)
          throw fail('body', `${response.status}, but the body is not the record. Check baseUrl`, {
            response,
          });
        return body;
      }),
    maxBodyBytes: options.maxBodyBytes ?? MOST,
    hide: (text) => mask(text, auth?.secrets ?? []),
    report: (error, operation) => void reportHook(options, error, operation),
  };
  const auth = 'auth' in given ? authorizer(given.auth, core) : undefined;
  return core;
}

async function rawCall(core: Core, request: CoreRequest): Promise<RawResult<unknown>> {
  let response: Response | undefined;
  try {
    const data = await core.call(request, (seen) => {
      response = seen;
    });
    return { data, error: undefined, response: response as unknown as Response };
  } catch (error) {
    const failure = error as TelephonyError;
    return { data: undefined, error: failure, response: failure.response };
  }
}
