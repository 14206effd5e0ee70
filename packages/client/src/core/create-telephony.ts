import type { Auth } from '../auth/auth.ts';
import type { Operations } from '../generated/methods.ts';
import type {
  NamedTelephony,
  OperationFunctions,
  TelephonyWith,
  WithAll,
  WithSome,
} from '../operations/named-telephony.ts';
import type { Telephony } from '../types/telephony.ts';
import { CALL, CORE, type CoreRequest } from './core.ts';
import { createCore } from './create-core.ts';
import { knownNames } from './known-names.ts';
import { rawCall } from './raw-call.ts';
import type { TelephonyOptions } from './telephony-options.ts';

const OPTIONS: readonly (keyof TelephonyOptions | 'operations')[] = [
  'baseUrl',
  'auth',
  'timeoutMs',
  'attemptTimeoutMs',
  'retries',
  'fetch',
  'fetchOptions',
  'use',
  'onEvent',
  'onHookError',
  'bigInteger',
  'operations',
];

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
    [CALL]: core.call,
  };
  return withMethods(client, operations);
}

/** Functions of operations, which take the client that makes the call, by name. */
type UntypedOperations = Readonly<Record<string, (...args: never[]) => unknown>>;

/** Gives a client the operations as methods, which are not shown when it is printed. A test can replace them. */
function withMethods<T extends object>(client: T, operations: UntypedOperations = {}): T {
  for (const [name, operation] of Object.entries(operations))
    Object.defineProperty(client, name, {
      value: (...args: never[]) => operation(client as never, ...args),
      writable: true,
      configurable: true,
    });
  return client;
}
