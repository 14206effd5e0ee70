/**
 * Keeps tokens between runs, and shares them between processes: `fileTokenStore` and `environmentTokenStore` of
 * `@telephony/client/node`, or your own.
 */
export interface TokenStore {
  /**
   * The token that was saved, undefined if there is none.
   * @param owner whom the token is for: the e-mail address, for an API token with its name after it
   */
  load(owner: string): string | undefined | Promise<string | undefined>;
  /** Keeps a new token. A store that cannot be written to does nothing. */
  save(owner: string, token: string): unknown;
  /** The platform has rejected the token that was saved: forget it. */
  clear(owner: string): unknown;
  /**
   * Runs a login while no other process runs one. Default: it runs straight away, so processes that start at the same
   * time each sign in.
   */
  lock?<T>(run: () => Promise<T>): Promise<T>;
}
