import { expect, test, vi } from 'vitest';
import { createTelephony, operations } from '../../src/index.ts';
import { caught } from '../support/caught.ts';
import { json, startServer } from '../support/start-server.ts';

/** A server that takes one token. */
async function taking(good: () => string) {
  const asked: (string | undefined)[] = [];
  const baseUrl = await startServer(({ headers }, response) => {
    const token = headers['x-auth-token'] as string | undefined;
    asked.push(token ?? headers.authorization);
    if (token === good()) return json(response, { data: { response: 'Pong' } });
    json(response, { message: 'Unauthorized' }, 401);
  });
  return { asked, baseUrl };
}

test('a token goes in X-Auth-Token, user and token in Authorization, nothing without auth', async () => {
  const { asked, baseUrl } = await taking(() => 'none');
  for (const given of [{ auth: 'TOKEN' }, { auth: { user: 410003, token: 'TOKEN' } }, {}]) {
    expect(await caught(createTelephony({ baseUrl, ...given, operations }).ping())).toMatchObject({
      status: 401,
    });
  }
  expect(asked).toEqual(['TOKEN', `Basic ${btoa('410003:TOKEN')}`, undefined]);
});

test('50 requests refused with one token of a custom auth renew it once', async () => {
  let good = 'second';
  const { asked, baseUrl } = await taking(() => good);
  let current = 'first';
  const renew = vi.fn<(core: unknown, stale: string) => Promise<void>>(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    current = good;
  });
  const close = vi.fn<() => void>();
  const pbx = createTelephony({ baseUrl, auth: { token: () => current, renew, close }, operations });
  await Promise.all(Array.from({ length: 50 }, () => pbx.ping()));
  expect(renew).toHaveBeenCalledOnce();
  expect(renew.mock.lastCall?.[1]).toBe('first');
  expect(asked.filter((token) => token === 'second')).toHaveLength(50);
  good = 'third';
  await pbx.ping();
  expect(renew).toHaveBeenCalledTimes(2);
  await pbx.close();
  await pbx.close();
  expect(close).toHaveBeenCalledOnce();
});

test('a renewal that changes nothing: the second 401 is the error', async () => {
  const { asked, baseUrl } = await taking(() => 'other');
  const renew = vi.fn<() => void>();
  const pbx = createTelephony({ baseUrl, auth: { token: () => 'first', renew }, operations });
  expect(await caught(pbx.ping())).toMatchObject({ kind: 'status', status: 401 });
  expect(asked).toEqual(['first', 'first']);
  expect(renew).toHaveBeenCalledOnce();
});

test('what a custom auth throws is the cause', async () => {
  const { baseUrl } = await taking(() => 'x');
  const reason = new Error('the vault is sealed');
  const fail = () => {
    throw reason;
  };
  for (const auth of [{ token: fail }, { token: () => 'T', renew: fail }]) {
    const error = await caught(createTelephony({ baseUrl, auth, operations }).ping());
    expect(error).toMatchObject({ kind: 'auth', cause: reason, operation: { path: '/ping' } });
  }
});

test('a renewal sends the body of the refused request again', async () => {
  const bodies: unknown[] = [];
  const baseUrl = await startServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += String(part);
    bodies.push(text);
    if (request.headers['x-auth-token'] === 'second')
      return json(response, { data: { id: 1 }, links: {} }, 201);
    json(response, {}, 401);
  });
  let current = 'first';
  const auth = { token: () => current, renew: () => (current = 'second') };
  await createTelephony({ baseUrl, auth, operations }).createCall({ to: '100', from: '410003' });
  expect(bodies).toEqual(Array(2).fill('{"to":"100","from":"410003"}'));
});
