import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { describe, expect, test, vi } from 'vitest';
import { apiToken, createTelephony, keptAlive, operations } from '../../src/index.ts';
import { fileTokenStore } from '../../src/node.ts';
import { caught } from '../support/caught.ts';
import { clientOf } from '../support/client.ts';
import { startApiTokenPlatform, startPlatform } from './support/platform.ts';
import { json, readBody, startServer } from '../support/start-server.ts';

const user = { email: 'a@b.example', password: 'secret' };
const store = () => fileTokenStore(join(temporaryFolder(), 'tokens.json'));
const report = (baseUrl: string, tokenStore = store(), expiry = 604_800) =>
  clientOf({ baseUrl, auth: apiToken({ ...user, name: 'report', expiry, tokenStore }), retries: 0 });

test('mints once, signs out again, and needs no login in later runs', async () => {
  const { baseUrl, requests } = await startApiTokenPlatform();
  const tokenStore = store();
  for (let run = 0; run < 3; run++) {
    await using pbx = report(baseUrl, tokenStore);
    await Promise.all([pbx.listCdrs(), pbx.listCdrs()]);
  }
  expect(requests.filter((line) => line !== 'GET /cdrs')).toEqual([
    'POST /login',
    'POST /apitokens',
    'POST /logout',
  ]);
});

describe('a name that is taken', () => {
  const mine = { name: 'report', token: 'api-old', user_id: 410003 };
  const others = { name: 'report', token: 'api-of-another', user_id: 410004 };

  test('is that of the token that the user has', async () => {
    const { baseUrl, requests, tokens } = await startApiTokenPlatform([others, mine]);
    await report(baseUrl).listCdrs();
    expect(tokens).toHaveLength(2);
    expect(requests.slice(-2)).toEqual(['POST /logout', 'GET /cdrs']);
  });

  test('is minted again if that token has lapsed', async () => {
    const { baseUrl, tokens, revoke } = await startApiTokenPlatform([mine]);
    revoke('api-old');
    await report(baseUrl).listCdrs();
    expect(tokens).toEqual([{ ...mine, token: expect.stringMatching(/^api-\d/) as string }]);
  });

  test('by another user is an error: their token is not used', async () => {
    const { baseUrl, count } = await startApiTokenPlatform([others]);
    const error = await caught(report(baseUrl).listCdrs());
    expect(error).toMatchObject({ status: 400, operation: { path: '/apitokens' } });
    expect([count('GET /cdrs'), count('POST /logout')]).toEqual([0, 1]);
  });
});

test('a token in the store that has lapsed is replaced there', async () => {
  const { baseUrl, tokens, count, revoke } = await startApiTokenPlatform();
  const tokenStore = store();
  await report(baseUrl, tokenStore).listCdrs();
  revoke(tokens[0]!.token);
  await report(baseUrl, tokenStore).listCdrs();
  await report(baseUrl, tokenStore).listCdrs();
  expect([count('POST /login'), tokens.length]).toEqual([2, 1]);
});

test('a login that is refused is an error of the call, and is not repeated by its retries', async () => {
  const { baseUrl, count } = await startPlatform({ failures: 9, failure: 400 });
  expect((await caught(report(baseUrl).listCdrs())).operation.path).toBe('/login');
  expect(count('POST /login')).toBe(1);
});

describe('what would lapse is pinged', () => {
  test('a minted token, several times within its expiry, until the client is closed', async () => {
    const { baseUrl, count } = await startApiTokenPlatform();
    const pbx = report(baseUrl, store(), 0.15);
    await pbx.listCdrs();
    await expect.poll(() => count('GET /ping')).toBeGreaterThan(2);
    await pbx.close();
    await sleep(30);
    const before = count('GET /ping');
    await sleep(150);
    expect(count('GET /ping')).toBe(before);
  });

  test('not a token that never expires', async () => {
    const { baseUrl, count } = await startApiTokenPlatform();
    await using pbx = report(baseUrl, store(), 0);
    await pbx.listCdrs();
    await sleep(80);
    expect(count('GET /ping')).toBe(0);
  });

  test('a token or a source of your own', async () => {
    const { baseUrl, count } = await startApiTokenPlatform([{ name: 'x', token: 'mine', user_id: 1 }]);
    for (const auth of ['mine', { token: () => 'mine' }]) {
      const before = count('GET /ping');
      const pbx = clientOf({ baseUrl, auth: keptAlive(auth, { everyMs: 20 }) });
      await pbx.listCdrs();
      await expect.poll(() => count('GET /ping')).toBeGreaterThan(before + 1);
      await pbx.close();
    }
  });

  test('a token that was revoked is pinged no more', async () => {
    const { baseUrl, count, revoke } = await startApiTokenPlatform([
      { name: 'x', token: 'mine', user_id: 1 },
    ]);
    await using pbx = clientOf({ baseUrl, auth: keptAlive('mine', { everyMs: 20 }) });
    await pbx.listCdrs();
    revoke('mine');
    await sleep(100);
    const after = count('GET /ping');
    await sleep(100);
    expect(count('GET /ping')).toBe(after);
  });
});

async function taking(good: () => string) {
  const tokens: (string | undefined)[] = [];
  const baseUrl = await startServer(({ headers }, response) => {
    const token = headers['x-auth-token'] as string | undefined;
    tokens.push(token ?? headers.authorization);
    if (token === good()) return json(response, { data: { response: 'Pong' } });
    json(response, { message: 'Unauthorized' }, 401);
  });
  return { tokens, baseUrl };
}

test('a token goes in X-Auth-Token, user and token in Authorization, nothing without auth', async () => {
  const { tokens, baseUrl } = await taking(() => 'none');
  for (const auth of [{ auth: 'TOKEN' }, { auth: { user: 410003, token: 'TOKEN' } }, {}])
    expect(await caught(createTelephony({ baseUrl, ...auth, operations }).ping())).toMatchObject({
      status: 401,
    });
  expect(tokens).toEqual(['TOKEN', `Basic ${btoa('410003:TOKEN')}`, undefined]);
});

test('50 requests refused with one token of a custom auth renew it once', async () => {
  let good = 'second';
  const { tokens, baseUrl } = await taking(() => good);
  let current = 'first';
  const renew = vi.fn<(core: unknown, stale: string) => Promise<void>>(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    current = good;
  });
  const close = vi.fn<() => void>();
  const pbx = clientOf({ baseUrl, auth: { token: () => current, renew, close } });
  await Promise.all(Array.from({ length: 50 }, () => pbx.ping()));
  expect(renew).toHaveBeenCalledOnce();
  expect(renew.mock.lastCall?.[1]).toBe('first');
  expect(tokens.filter((token) => token === 'second')).toHaveLength(50);
  good = 'third';
  await pbx.ping();
  expect(renew).toHaveBeenCalledTimes(2);
  await pbx.close();
  await pbx.close();
  expect(close).toHaveBeenCalledOnce();
});

test('a renewal that changes nothing: the second 401 is the error', async () => {
  const { tokens, baseUrl } = await taking(() => 'other');
  const renew = vi.fn<() => void>();
  const pbx = clientOf({ baseUrl, auth: { token: () => 'first', renew } });
  expect(await caught(pbx.ping())).toMatchObject({ kind: 'status', status: 401 });
  expect(tokens).toEqual(['first', 'first']);
  expect(renew).toHaveBeenCalledOnce();
});

test('a renewal sends the body of the refused request again', async () => {
  const bodies: unknown[] = [];
  const baseUrl = await startServer(async (request, response) => {
    bodies.push(await readBody(request));
    if (request.headers['x-auth-token'] === 'second')
      return json(response, { data: { id: 1 }, links: {} }, 201);
    json(response, {}, 401);
  });
  let current = 'first';
  const auth = { token: () => current, renew: () => (current = 'second') };
  await clientOf({ baseUrl, auth }).createCall({ to: '100', from: '410003' });
  const call = { to: '100', from: '410003' };
  expect(bodies).toEqual([call, call]);
});
