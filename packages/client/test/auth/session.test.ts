import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { mintApiToken, session } from '../../src/index.ts';
import { createStub } from '../../src/testing.ts';
import { caught } from '../support/caught.ts';
import { clientOf, returning } from '../support/client.ts';
import { type PlatformOptions, startPlatform } from './support/platform.ts';

const user = { email: 'mei@example.com', password: 'a-password', keepAliveMs: 0 };

async function start(options?: PlatformOptions, own: Partial<Parameters<typeof session>[0]> = {}) {
  const platform = await startPlatform(options);
  const auth = session({ ...user, ...own });
  const pbx = clientOf({ baseUrl: platform.baseUrl, auth });
  const call = () => pbx.getCdr({ id: 42 });
  return { ...platform, auth, pbx, call };
}

test('parallel calls share one login, and close logs out once', async () => {
  const { requests, pbx, call, count } = await start();
  expect(requests).toEqual([]);
  await Promise.all(Array.from({ length: 50 }, call));
  expect(count('POST /login')).toBe(1);
  await Promise.all([pbx.close(), pbx.close()]);
  await pbx.close();
  expect(count('POST /logout')).toBe(1);
  expect(requests).toHaveLength(52);
  expect(await caught(call())).toMatchObject({
    kind: 'auth',
    cause: { message: 'The session is closed. Create a new client with a new session().' },
  });
});

test('await using logs out, and a client that never called logs neither in nor out', async () => {
  const { requests, pbx, baseUrl } = await start();
  {
    await using own = clientOf({ baseUrl, auth: session(user) });
    await own.ping();
  }
  expect(requests).toEqual(['POST /login', 'GET /ping', 'POST /logout']);
  await pbx.close();
  expect(requests).toHaveLength(3);
});

test('a storm of 401 is one login, and every call is answered', async () => {
  const { call, count, lapse } = await start();
  await call();
  lapse();
  const answers = await Promise.all(Array.from({ length: 50 }, call));
  expect(answers.map(({ data }) => data.id)).toEqual(Array(50).fill(42));
  expect(count('POST /login')).toBe(2);
  expect(count('GET /cdrs/42')).toBe(1 + 50 + 50);
});

test('a 401 that comes after the login for it has failed starts no other login', async () => {
  const { call, count, lapse, auth, baseUrl } = await start();
  await call();
  lapse();
  let sent = 0;
  const broken = clientOf({
    baseUrl,
    auth,
    fetch: async (url, init) => {
      const late = ++sent > 5;
      if (url.endsWith('/login')) {
        await fetch(url, init);
        throw new TypeError('down');
      }
      const response = await fetch(url, init);
      if (late) await sleep(200);
      return response;
    },
  });
  const errors = await Promise.all(Array.from({ length: 10 }, () => caught(broken.getCdr({ id: 42 }))));
  expect(new Set(errors.map(({ operation }) => operation.path))).toEqual(new Set(['/login']));
  expect(count('POST /login')).toBe(2);
});

test('a login that fails rejects those who wait, and the next call tries again', async () => {
  const { call, count } = await start({ failures: 1, failure: 401 });
  const errors = await Promise.all(Array.from({ length: 5 }, () => caught(call())));
  for (const error of errors) expect(error).toMatchObject({ status: 401, operation: { path: '/login' } });
  expect(count('POST /login')).toBe(1);
  expect((await call()).data.id).toBe(42);
  expect(count('POST /login')).toBe(2);
});

test('a login is never repeated by the retries of the GET that waits for it', async () => {
  const { call, count } = await start({ failures: 9, failure: 503 });
  expect(await caught(call())).toMatchObject({ status: 503, operation: { path: '/login' } });
  expect(count('POST /login')).toBe(1);
});

test('a second factor: the callback supplies the code', async () => {
  const challenges: unknown[] = [];
  const { requests, call } = await start(
    { code: '492817' },
    {
      secondFactor: (challenge) => {
        challenges.push(challenge);
        return '492817';
      },
    },
  );
  await Promise.all([call(), call()]);
  expect(challenges).toEqual([{ nonce: 'nonce-1' }]);
  expect(requests.toSorted()).toEqual(['GET /cdrs/42', 'GET /cdrs/42', 'POST /login', 'POST /login2fa']);
});

test('a second factor without a callback: one login, the nonce, and confirm goes on', async () => {
  const { call, count, auth } = await start({ code: '492817' });
  await expect(auth.confirm('1')).rejects.toThrow('No login is waiting for a code');
  const error = await caught(call());
  expect(error).toMatchObject({ kind: 'second-factor', status: 202, nonce: 'nonce-1' });
  expect(Object.keys(error)).not.toContain('nonce');
  expect(await caught(call())).toBe(error);
  expect(await caught(call())).toBe(error);
  expect(await caught(auth.confirm('000000'))).toMatchObject({ status: 400 });
  expect(count('POST /login')).toBe(1);
  await auth.confirm('492817');
  expect((await call()).data.id).toBe(42);
  expect(count('POST /login')).toBe(1);
});

test('a refused code is not sent again until told', async () => {
  let code = '000000';
  const { call, count, auth } = await start({ code: '492817' }, { secondFactor: () => code });
  expect(await caught(call())).toMatchObject({ status: 400, operation: { path: '/login2fa' } });
  await caught(call());
  expect([count('POST /login'), count('POST /login2fa')]).toEqual([1, 1]);
  auth.forget();
  code = '492817';
  await call();
  expect(count('POST /login')).toBe(2);
});

test.each([
  ['a 503 of the platform', { busyCodes: 2 }, 0, { status: 503, operation: { path: '/login2fa' } }],
  ['an exception', {}, 2, { kind: 'second-factor', nonce: 'nonce-1', cause: { message: 'not yet' } }],
])(
  'after %s, the next call asks for the code of the same nonce again',
  async (_, options, absent, failure) => {
    const secondFactor = vi.fn<(challenge: { nonce: string }) => string>(() => {
      if (absent-- > 0) throw new Error('not yet');
      return '492817';
    });
    const { call, count } = await start({ code: '492817', ...options }, { secondFactor });
    for (let failed = 0; failed < 2; failed++) expect(await caught(call())).toMatchObject(failure);
    expect((await call()).data.id).toBe(42);
    expect(secondFactor.mock.calls.map(([challenge]) => challenge.nonce)).toEqual(Array(3).fill('nonce-1'));
    expect(count('POST /login')).toBe(1);
  },
);

test('three codes that fail are the last of their nonce', async () => {
  const { call, count, auth } = await start(
    { code: '492817', busyCodes: 3 },
    { secondFactor: () => '492817' },
  );
  for (let failed = 0; failed < 5; failed++) expect(await caught(call())).toMatchObject({ status: 503 });
  expect([count('POST /login'), count('POST /login2fa')]).toEqual([1, 3]);
  await auth.confirm('492817');
  expect((await call()).data.id).toBe(42);
});

test('a session that lapses on an account with a second factor is one login, not a loop', async () => {
  const { call, count, auth, lapse } = await start({ code: '492817' });
  await caught(call());
  await auth.confirm('492817');
  await call();
  lapse();
  const errors = await Promise.all(Array.from({ length: 50 }, () => caught(call())));
  expect(new Set(errors.map(({ kind }) => kind))).toEqual(new Set(['second-factor']));
  await caught(call());
  expect(count('POST /login')).toBe(2);
});

test('pings at the interval, and logs in anew after a 401 of a ping', async () => {
  const { call, count, lapse, pbx } = await start({}, { keepAliveMs: 50 });
  await call();
  await expect.poll(() => count('GET /ping')).toBeGreaterThan(2);
  lapse();
  const pings = count('GET /ping');
  await expect.poll(() => count('GET /ping')).toBeGreaterThan(pings);
  await sleep(150);
  // One may have been under way when the session lapsed; the one that gets the 401 is the last.
  const last = count('GET /ping');
  expect(last - pings).toBeLessThanOrEqual(2);
  await sleep(150);
  expect(count('GET /ping')).toBe(last);
  await call();
  expect(count('POST /login')).toBe(2);
  expect(count('GET /cdrs/42')).toBe(2);
  await pbx.close();
  const end = count('GET /ping');
  await sleep(150);
  expect(count('GET /ping')).toBe(end);
});

test('a login that answers neither token nor nonce', async () => {
  const pbx = clientOf({ auth: session(user), fetch: returning({ message: 'ok' }) });
  expect(await caught(pbx.ping())).toMatchObject({ kind: 'body', operation: { path: '/login' } });
});

test('mintApiToken gives the token', async () => {
  const { pbx } = await start();
  expect(await mintApiToken(pbx, { name: 'CRM sync', expiry: 2_592_000 })).toBe('minted');
});

test('the fields of the login are sent', async () => {
  const stub = createStub().on('login', { message: 'ok', user_id: 1, user_token: 'T' });
  const fields = { email: 'a@b.example', password: 'secret', remember_me: true, device_fingerprint: 'desk' };
  await caught(clientOf({ ...stub.options, auth: session(fields) }).ping());
  expect(stub.requests[0]?.body).toEqual(fields);
});
