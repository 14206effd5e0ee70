import type { Core } from '../core/core.ts';
import { TelephonyError } from '../core/telephony-error.ts';

/** What the platform answers a login with: the token, or the nonce of a second factor (ledger O-01). */
export type LoginAnswer = { token: string; nonce?: undefined } | { nonce: string; token?: undefined };

/**
 * Sends a login or its second step.
 * @throws TelephonyError where it is refused, or answered with neither token nor nonce
 */
export async function logIn(core: Core, path: '/login' | '/login2fa', body: object): Promise<LoginAnswer> {
  const request = { method: 'POST', path, options: { body }, anonymous: true } as const;
  const answer = ((await core.call(request)) ?? {}) as { user_token?: unknown; nonce?: unknown };
  if (typeof answer.user_token === 'string') return { token: answer.user_token };
  if (typeof answer.nonce === 'string') return { nonce: answer.nonce };
  throw new TelephonyError('body', { method: 'POST', path }, 'the answer holds neither user_token nor nonce');
}
