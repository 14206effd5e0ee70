import { type Auth, createAuthorizer } from '../auth/auth.ts';
import type { Operations } from '../generated/methods.ts';
import type * as functions from '../generated/operations.ts';
import { CALL, type Core, CORE, type CoreRequest, type Telephony } from './core.ts';
import { checkNames, type NamesOf } from './check-names.ts';
import type { RawResult } from './call-types.ts';
import type { TelephonyOptions } from './telephony-options.ts';
import { DEFAULT_MAX_BODY_BYTES, exchange, reportHookError } from './exchange.ts';
import { mask } from './mask.ts';
import { createPace } from './pace.ts';
import { checkBaseUrl } from './request.ts';
import { readJson } from './response.ts';
import type { TelephonyError } from './telephony-error.ts';

const OPTIONS: NamesOf<TelephonyOptions & WithAll> = {
  baseUrl: true,
  auth: true,
  timeoutMs: true,
  attemptTimeoutMs: true,
  maxBodyBytes: true,
  retries: true,
  maxPerMinute: true,
  fetch: true,
  fetchOptions: true,
  use: true,
  onEvent: true,
  onHookError: true,
  bigInteger: true,
  operations: true,
};

/** The functions of the operations, by name. */
export type OperationFunctions = typeof functions;

export interface WithAll {
  readonly operations: OperationFunctions;
}

export interface WithSome<Chosen extends Partial<OperationFunctions>> {
  readonly operations: Chosen;
}

// The last form takes all options, since a compiler explains a mistake by that form.
export interface WithAny {
  readonly operations?: Partial<OperationFunctions> | undefined;
}

/** Operations as methods in the result style, except downloads. */
export type RawOperations<Name extends keyof Operations> = {
  readonly [N in Exclude<Name, `download${string}`>]: (
    ...args: Parameters<Operations[N]>
  ) => Promise<RawResult<Awaited<ReturnType<Operations[N]>>>>;
};

/** A client with a method for every operation: `pbx.listCdrs({ limit: 100 })`. */
export interface NamedTelephony extends Telephony, Operations {
  /** The operations as methods that resolve to `{ data, error, response }` and do not reject. */
  readonly raw: RawOperations<keyof Operations>;
}

/** A client with methods for chosen operations. */
export type TelephonyWith<Name extends keyof Operations> = Telephony &
  Pick<Operations, Name> & { readonly raw: RawOperations<Name> };

/**
 * Creates a client. It sends nothing before the first call.
 *
 * @param options `operations` become methods: all (`import { operations } from '@telephony/client'`) or a few, for a smaller
 * bundle. Without it, call functions: `getCdr(pbx, { id: 42 })`.
 *
 * @example
 * await using pbx = createTelephony({ baseUrl: 'https://host/v1.2/service', auth: 'TOKEN', operations });
 * const { data } = await pbx.getCdr({ id: 42 });
 *
 * @throws TypeError, without the value, for an invalid base URL or token, or an unknown option
 */
export function createTelephony(options: TelephonyOptions & WithAll): NamedTelephony;
export function createTelephony<Chosen extends Partial<OperationFunctions>>(
  options: TelephonyOptions & WithSome<Chosen>,
): TelephonyWith<keyof Chosen & keyof Operations>;
export function createTelephony(options: TelephonyOptions & WithAny): Telephony;
export function createTelephony(
  options: TelephonyOptions & { operations?: UntypedOperations | undefined },
): object {
  checkNames('option of createTelephony()', options, OPTIONS);
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

// Not enumerable, so that printing a client does not list them; writable, so that a test can replace them.
function withMethods<T extends object>(client: T, operations: UntypedOperations = {}): T {
  for (const [name, operation] of Object.entries(operations))
    Object.defineProperty(client, name, {
      value: (...args: never[]) => operation(client as never, ...args),
      writable: true,
      configurable: true,
    });
  return client;
}

function createCore(options: TelephonyOptions): Core {
  const pace = createPace(options.maxPerMinute);
  const settings = { ...options, baseUrl: checkBaseUrl(options.baseUrl), pace };
  const core: Core = {
    send: (request) =>
      exchange(settings, request.anonymous ? undefined : auth, request, (response, fail, keep) => ({
        response,
        fail,
        end: keep(),
      })),
    call: (request, onResponse) =>
      exchange(settings, request.anonymous ? undefined : auth, request, async (response, fail) => {
        onResponse?.(response);
        // A browser hides the response, so the state of the call is read instead.
        if (response.type === 'opaqueredirect')
          return core.call(
            { ...request, method: 'GET', options: { ...request.options, body: undefined } },
            onResponse,
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
    maxBodyBytes: options.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES,
    hide: (text) => mask(text, auth?.secrets ?? []),
    report: (error, operation) => void reportHookError(options, error, operation),
  };
  const auth = 'auth' in options ? createAuthorizer(options.auth, core) : undefined;
  return core;
}

async function rawCall(core: Core, request: CoreRequest): Promise<RawResult<unknown>> {
  let response: Response | undefined;
  try {
    const data = await core.call(request, (success) => {
      response = success;
    });
    return { data, error: undefined, response: response as unknown as Response };
  } catch (error) {
    const failure = error as TelephonyError;
    return { data: undefined, error: failure, response: failure.response };
  }
}
