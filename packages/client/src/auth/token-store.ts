import type { Core } from '../core/core.ts';
import { createFail, mask } from '../core/mask.ts';
import type { Operation } from '../core/telephony-error.ts';
import { isToken } from './auth.ts';

/**
 * Keeps tokens between runs and processes: `fileTokenStore`, `environmentTokenStore`, or your own. If `load` or `lock` fails, the waiting
 * calls reject; a token that cannot be saved is used all the same.
 */
export interface TokenStore {
  /** Returns the saved token, if there is one. @param owner the e-mail address, for an API token followed by its name */
  load(owner: string): string | undefined | Promise<string | undefined>;
  save(owner: string, token: string): unknown;
  /** Forgets a rejected token. */
  clear(owner: string): unknown;
  /** Runs a login while no other process does. */
  lock?<T>(run: () => Promise<T>): Promise<T>;
}

interface TokenRequest {
  readonly owner: string;
  readonly rejected: string | undefined;
  // Named in errors.
  readonly operation: Operation;
  readonly create: () => Promise<string>;
}

// While one process creates a token, the others wait for the lock and then find it in the store.
export async function getStoredToken(
  core: Core,
  store: TokenStore | undefined,
  { owner, rejected, operation, create }: TokenRequest,
): Promise<string> {
  if (!store) return create();
  let token: string | undefined;
  const load = async () => {
    const saved: unknown = await store.load(owner);
    return isToken(saved) ? saved : undefined;
  };
  const saved = await load();
  if (saved !== undefined && saved !== rejected) return saved;
  const renew = async () => {
    token = await load();
    if (token !== undefined && token !== rejected) return token;
    if (token !== undefined) await reportFailure(core, operation, 'clear', token, () => store.clear(owner));
    // If the login fails, the rejected token must not be returned.
    token = undefined;
    const created = (token = await create());
    await reportFailure(core, operation, 'save', created, () => store.save(owner, created));
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

// The client can go on without this step.
export async function reportFailure(
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
  const fail = createFail(
    operation,
    // The store may quote the token.
    (text) => core.hide(mask(text, [token])),
    () => '',
  );
  core.report(
    fail('auth', `tokenStore.${name}() failed, see cause; the login goes on`, { cause }),
    operation,
  );
}
