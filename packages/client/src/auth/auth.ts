import type { Core } from '../core/core.ts';

/**
 * Gives the token of each request. Write one to take tokens from a vault or to share them between programs; `session()`
 * makes one from e-mail address and password.
 */
export interface Auth {
  /**
   * The value for X-Auth-Token, asked for before every request. May log in.
   * @param core sends requests without a token when they are `anonymous`
   */
  token(core: Core): string | Promise<string>;
  /**
   * Called after a 401, once for all requests that were sent with the same token; then each is sent once more with what
   * `token()` gives. Without it a 401 is an error at once.
   * @param stale the token that was refused
   */
  renew?(core: Core, stale: string): unknown;
  /** Called by `close()` of the client. */
  close?(core: Core): unknown;
}

/** A user id and an API token for HTTP Basic. */
export interface BasicAuth {
  readonly user: string | number;
  readonly token: string;
}

/** How a client proves who it is: a token as it is, a user id and token for HTTP Basic, or something that gives tokens. */
export type AuthOption = string | BasicAuth | Auth;
