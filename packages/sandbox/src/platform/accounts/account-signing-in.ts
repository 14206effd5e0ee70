import type { Platform } from '../platform.ts';
import { userOfAddress } from './user-of-address.ts';

/**
 * The account that a request without a token is about: that of the e-mail address, nonce or token of a password reset in its
 * body. The first where neither has it.
 */
export function accountSigningIn(platform: Platform, body: unknown): Platform {
  const { second } = platform;
  if (!second || typeof body !== 'object' || body === null) return platform;
  return knows(second, body) && !knows(platform, body) ? second : platform;
}

function knows(platform: Platform, body: { email?: unknown; nonce?: unknown; token?: unknown }): boolean {
  const { email, nonce, token } = body;
  if (typeof email === 'string' && userOfAddress(platform, email)) return true;
  const { challenges } = platform.store.tables;
  return [nonce, token].some((id) => typeof id === 'string' && challenges.get(id) !== undefined);
}
