import type { Telephony } from '../types/telephony.ts';
import { callsProxy } from './calls-proxy.ts';
import { CORE } from './core.ts';
import { createCore } from './create-core.ts';
import { knownNames } from './known-names.ts';
import { rawCall } from './raw-call.ts';
import type { TelephonyOptions } from './telephony-options.ts';

const OPTIONS: readonly (keyof TelephonyOptions)[] = [
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
];

/**
 * Creates a client. Nothing is sent before the first call.
 *
 * @example
 * await using pbx = createTelephony({ baseUrl: 'https://host/v1.2/service', auth: 'TOKEN' });
 * const { data } = await pbx['/cdrs/{id}'].get({ path: { id: 42 } });
 *
 * @throws TypeError, which does not quote the value, for an invalid base URL or token, or an option that does not exist.
 */
export function createTelephony(options: TelephonyOptions): Telephony {
  knownNames('option of createTelephony()', options, OPTIONS);
  const core = createCore(options);
  const { auth } = options;
  let closing: Promise<void> | undefined;
  const close = () =>
    (closing ??= (async () => {
      if (typeof auth === 'object' && 'close' in auth) await auth.close?.(core);
    })());
  const own = {
    raw: callsProxy({}, (request) => rawCall(core, request)),
    close,
    [Symbol.asyncDispose]: close,
    [CORE]: core,
  };
  return callsProxy(own, (request) => core.call(request)) as Telephony;
}
