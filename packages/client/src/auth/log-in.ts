import type { Core } from '../core/core.ts';
import { TelephonyError } from '../core/telephony-error.ts';

/** What the platform returns for a login: the token, or the nonce of a second factor (ledger O-01). */
export type LoginResult = { token: string; nonce?: undefined } | { nonce: string; token?: undefined };

/**
 * Sends a login or its second step.
 * @throws TelephonyError if it is rejected, or if the response holds neither a token nor a nonce
 */
export async function logIn(core: Core, path: '/login' | '/login2fa', body: object): Promise<LoginResult> {
  const request = { method: 'POST', path, options: { body }, anonymous: true } as const;
  const response = ((await core.call(request)) ?? {}) as { user_token?: unknown; nonce?: unknown };
  if (typeof response.user_token === 'string') return { token: response.user_token };
  if (typeof response.nonce === 'string') return { nonce: response.nonce };
  throw new TelephonyError('body', { method: 'POST', path }, 'the response has neither user_token nor nonce');
}
