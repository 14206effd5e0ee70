import { isToken } from './auth.ts';

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

/**
 * The token in a store, or a new one. While one process gets it, the others wait and then find it in the store.
 * @param rejected the token that the platform no longer accepts
 * @param create gets a new token
 */
export async function storedToken(
  store: TokenStore | undefined,
  owner: string,
  rejected: string | undefined,
  create: () => Promise<string>,
): Promise<string> {
  if (!store) return create();
  const load = async () => {
    const token: unknown = await store.load(owner);
    return isToken(token) ? token : undefined;
  };
  const found = await load();
  if (found !== undefined && found !== rejected) return found;
  const renew = async () => {
    const meanwhile = await load();
    if (meanwhile !== undefined && meanwhile !== rejected) return meanwhile;
    if (meanwhile !== undefined) await store.clear(owner);
    const token = await create();
    await store.save(owner, token);
    return token;
  };
  return store.lock ? store.lock(renew) : renew();
}
