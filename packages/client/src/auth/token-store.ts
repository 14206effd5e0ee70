import type { Core } from '../core/core.ts';
import { failure, mask } from '../core/mask.ts';
import type { Operation } from '../core/telephony-error.ts';
import { isToken } from './auth.ts';

/**
 * Keeps tokens between runs, and shares them between processes: `fileTokenStore` and `environmentTokenStore` of
 * `@telephony/client/node`, or your own.
 *
 * The calls that wait for `load` or `lock` reject when it fails, and the next call tries again. A token that the platform has
 * returned is used even if it cannot be stored: `onHookError` is told then.
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

interface Wanted {
  readonly owner: string;
  readonly rejected: string | undefined;
  readonly operation: Operation;
  readonly create: () => Promise<string>;
}

export async function storedToken(
  core: Core,
  store: TokenStore | undefined,
  { owner, rejected, operation, create }: Wanted,
): Promise<string> {
  if (!store) return create();
  let token: string | undefined;
  const load = async () => {
    const found: unknown = await store.load(owner);
    return isToken(found) ? found : undefined;
  };
  const found = await load();
  if (found !== undefined && found !== rejected) return found;
  const renew = async () => {
    token = await load();
    if (token !== undefined && token !== rejected) return token;
    if (token !== undefined) await reported(core, operation, 'clear', token, () => store.clear(owner));
    // A token that was rejected is none, should the login fail.
    token = undefined;
    const created = (token = await create());
    await reported(core, operation, 'save', created, () => store.save(owner, created));
    return created;
  };
  if (!store.lock) return renew();
  try {
    return await store.lock(renew);
  } catch (error) {
    if (token === undefined) throw error;
    report(core, operation, 'lock', token, error);
    return token;
  }
}

export async function reported(
  core: Core,
  operation: Operation,
  name: keyof TokenStore,
  token: string,
  run: () => unknown,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    report(core, operation, name, token, error);
  }
}

function report(
  core: Core,
  operation: Operation,
  name: keyof TokenStore,
  token: string,
  cause: unknown,
): void {
  const fail = failure(
    operation,
    (text) => core.hide(mask(text, [token])),
    () => '',
  );
  core.report(
    fail('auth', `tokenStore.${name}() failed, see cause; the login goes on`, { cause }),
    operation,
  );
}
