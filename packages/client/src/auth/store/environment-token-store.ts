import type { TokenStore } from './token-store.ts';

/**
 * Reads a token from an environment variable. It cannot be written to: when the platform rejects the token, the program
 * signs in and keeps the new one in memory.
 *
 * @example
 * session({ email, password, tokenStore: environmentTokenStore('TELEPHONY_TOKEN') });
 */
export function environmentTokenStore(variable: string): TokenStore {
  return {
    load: () => process.env[variable] || undefined,
    save: () => undefined,
    clear: () => undefined,
  };
}
