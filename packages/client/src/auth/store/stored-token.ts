import { isToken } from '../credentials.ts';
import type { TokenStore } from './token-store.ts';

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
