/** Credentials and stores that fail once, at every step: the failure is that of the calls that waited for it, and of no later call. */
import { describe, expect, test, vi } from 'vitest';
import { apiToken, type Auth, session, type TelephonyOptions, type TokenStore } from '../../src/index.ts';
import { caught } from '../support/caught.ts';
import { clientOf } from '../support/client.ts';
import { json, startServer } from '../support/start-server.ts';
import { startApiTokenPlatform, startPlatform } from './support/platform.ts';

const user = { email: 'a@b.example', password: 'secret', keepAliveMs: 0 };
const reason = new Error('once');

function failingAt<Args extends unknown[], Value>(number: number, run: (...args: Args) => Value) {
  let calls = 0;
  return (...args: Args): Value => {
    if (++calls === number) throw reason;
    return run(...args);
  };
}

function memoryStore(own: Partial<TokenStore> = {}, kept = new Map<string, string>()) {
  const tokenStore: TokenStore = {
    load: (owner) => kept.get(owner),
    save: (owner, token) => kept.set(owner, token),
    clear: (owner) => kept.delete(owner),
    lock: (run) => run(),
    ...own,
  };
  return { tokenStore, kept };
}

async function clientWith(kind: 'session' | 'apiToken', tokenStore: TokenStore) {
  const platform = await (kind === 'session' ? startPlatform() : startApiTokenPlatform());
  const auth =
    kind === 'session'
      ? session({ ...user, tokenStore })
      : apiToken({ email: 'a@b.example', password: 'secret', name: 'report', expiry: 0, tokenStore });
  const onHookError = vi.fn<NonNullable<TelephonyOptions['onHookError']>>();
  const pbx = clientOf({ baseUrl: platform.baseUrl, auth, retries: 0, onHookError });
  return { ...platform, onHookError, pbx };
}

describe('an auth of your own', () => {
  async function start(wrap: (auth: Required<Pick<Auth, 'token' | 'renew'>>) => Auth) {
    let current = 'first';
    const renewals: string[] = [];
    const baseUrl = await startServer((request, response) => {
      if (request.headers['x-auth-token'] === 'second') return json(response, { data: [], total: 0 });
      json(response, { message: 'Unauthorized' }, 401);
    });
    const auth = wrap({
      token: () => current,
      renew: (_, stale) => (renewals.push(stale), (current = 'second')),
    });
    return { renewals, pbx: clientOf({ baseUrl, auth, retries: 0 }) };
  }

  test.each([1, 2, 3])('whose token() fails at its call %i', async (number) => {
    const { pbx } = await start((auth) => ({ ...auth, token: failingAt(number, auth.token) }));
    expect(await caught(pbx.listCdrs())).toMatchObject({ kind: 'auth', cause: reason });
    expect((await pbx.listCdrs()).total).toBe(0);
  });

  test('whose renew() fails for all that wait for it', async () => {
    const { pbx, renewals } = await start((auth) => ({ ...auth, renew: failingAt(1, auth.renew) }));
    const errors = await Promise.all(Array.from({ length: 20 }, () => caught(pbx.listCdrs())));
    for (const error of errors) expect(error).toMatchObject({ kind: 'auth', cause: reason });
    const later = await Promise.all(Array.from({ length: 20 }, () => pbx.listCdrs()));
    expect([later.length, renewals]).toEqual([20, ['first']]);
  });
});

describe.each(['session', 'apiToken'] as const)('%s', (kind) => {
  test.each<[string, Partial<TokenStore>]>([
    ['load() fails', { load: failingAt(1, () => undefined) }],
    ['load() fails within the lock', { load: failingAt(2, () => undefined) }],
    ['lock() fails before the login', { lock: failingAt(1, (run: () => Promise<never>) => run()) }],
  ])('%s: so does the call, and not the next', async (_, own) => {
    const { pbx, count } = await clientWith(kind, memoryStore(own).tokenStore);
    const errors = await Promise.all([caught(pbx.listCdrs()), caught(pbx.listCdrs())]);
    for (const error of errors) expect(error).toMatchObject({ kind: 'auth', cause: reason });
    expect(count('POST /login')).toBe(0);
    expect((await pbx.listCdrs()).total ?? 0).toBe(0);
    expect(count('POST /login')).toBe(1);
  });

  test('save() fails: the token is used, and the hook is told', async () => {
    const { tokenStore, kept } = memoryStore();
    const { pbx, count, onHookError } = await clientWith(kind, {
      ...tokenStore,
      save: failingAt(1, (...args) => tokenStore.save(...args)),
    });
    await Promise.all([pbx.listCdrs(), pbx.listCdrs()]);
    await pbx.listCdrs();
    expect([count('POST /login'), kept.size]).toEqual([1, 0]);
    const path = kind === 'session' ? '/login' : '/apitokens';
    expect(onHookError).toHaveBeenCalledOnce();
    expect(onHookError.mock.lastCall).toMatchObject([
      { kind: 'auth', cause: reason, message: expect.stringContaining('tokenStore.save() failed') },
      { method: 'POST', path },
    ]);
  });

  test('lock() fails after the login: the token is used, and the hook is told', async () => {
    let locks = 0;
    const { tokenStore, kept } = memoryStore({
      lock: async (run) => {
        const token = await run();
        if (++locks === 1) throw reason;
        return token;
      },
    });
    const { pbx, count, onHookError } = await clientWith(kind, tokenStore);
    await pbx.listCdrs();
    await pbx.listCdrs();
    expect([count('POST /login'), kept.size]).toEqual([1, 1]);
    expect(onHookError.mock.lastCall).toMatchObject([{ message: expect.stringContaining('lock()') }, {}]);
  });

  test('clear() fails: the rejected token is replaced all the same', async () => {
    const owner = kind === 'session' ? 'a@b.example' : 'a@b.example report';
    const { tokenStore, kept } = memoryStore({}, new Map([[owner, 'lapsed']]));
    const { pbx, onHookError } = await clientWith(kind, {
      ...tokenStore,
      clear: failingAt(1, (...args) => tokenStore.clear(...args)),
    });
    await pbx.listCdrs();
    expect(kept.get(owner)).not.toBe('lapsed');
    expect(onHookError.mock.lastCall).toMatchObject([{ message: expect.stringContaining('clear()') }, {}]);
  });
});

test('a store that quotes the token does not show it to the hook', async () => {
  const { tokenStore } = memoryStore({
    save: (_, token) => {
      throw new Error(`cannot write ${token}`);
    },
  });
  const { pbx, onHookError } = await clientWith('session', tokenStore);
  await pbx.listCdrs();
  const [error] = onHookError.mock.lastCall!;
  expect(error).toMatchObject({ kind: 'auth' });
  expect(error).not.toHaveProperty('cause');
});

test('without a hook, a store that fails is written to the console', async () => {
  const write = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { baseUrl } = await startPlatform();
  const { tokenStore } = memoryStore({ save: failingAt(1, () => undefined) });
  const pbx = clientOf({ baseUrl, auth: session({ ...user, tokenStore }) });
  await pbx.listCdrs();
  expect(write).toHaveBeenCalledWith('[POST] /login: a hook failed', expect.any(Error));
  write.mockRestore();
});

test('a code that is confirmed is used, even if its token cannot be saved', async () => {
  const { baseUrl, count } = await startPlatform({ code: '492817' });
  const { tokenStore } = memoryStore({ save: failingAt(1, () => undefined) });
  const onHookError = vi.fn<() => void>();
  const auth = session({ ...user, tokenStore });
  const pbx = clientOf({ baseUrl, auth, onHookError });
  expect(await caught(pbx.listCdrs())).toMatchObject({ kind: 'second-factor' });
  await auth.confirm('492817');
  await pbx.listCdrs();
  expect(count('POST /login')).toBe(1);
  expect(onHookError).toHaveBeenCalledOnce();
});
