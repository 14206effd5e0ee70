import type { Core } from '../core/core.ts';

/**
 * Supplies the token for each request. Write your own to read tokens from a vault or to share them between programs;
 * `session()` creates one from an e-mail address and password.
 */
export interface Auth {
  /**
   * The value for X-Auth-Token, read before every request. May sign in.
   * @param core sends requests; those marked `anonymous` go out without a token
   */
  token(core: Core): string | Promise<string>;
  /**
   * Called after a 401, once for all requests that were sent with the same token. Each of them is then sent once more
   * with the result of `token()`. Without `renew`, a 401 is an error straight away.
   * @param stale the token that was rejected
   */
  renew?(core: Core, stale: string): unknown;
  /** Called by the client's `close()`. */
  close?(core: Core): unknown;
}

/** A user id and an API token, for HTTP Basic. */
export interface BasicAuth {
  readonly user: string | number;
  readonly token: string;
}

/** How a client authenticates: with a fixed token, with a user id and token (HTTP Basic), or with a source of tokens. */
export type AuthOption = string | BasicAuth | Auth;
