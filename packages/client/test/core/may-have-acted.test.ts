import { expect, test } from 'vitest';
import { createTelephony, isLoginRefused, mayHaveActed, session, operations } from '../../src/index.ts';
import { caught } from '../support/caught.ts';

const call = { body: { from: '410003', to: '447700900456' } };
const json = { 'content-type': 'application/json' };

const responding = (respond: () => Response | Promise<Response>) =>
  createTelephony({
    baseUrl: 'https://host/v1.2/service',
    auth: 'TOKEN',
    fetch: async () => respond(),
    timeoutMs: 50,
    operations,
  });

test.each<[string, () => Response | Promise<Response>, string]>([
  ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'network'],
  ['no response', () => new Promise(() => {}), 'timeout'],
  ['half of JSON', () => new Response('{"data":', { status: 201, headers: json }), 'body'],
  [
    'a web page',
    () => new Response('<html>', { status: 201, headers: { 'content-type': 'text/html' } }),
    'content-type',
  ],
  ['a gateway in trouble', () => new Response('', { status: 502 }), 'status'],
  ['a redirect', () => new Response('', { status: 307, headers: { location: '/' } }), 'status'],
])('a POST may have acted: %s', async (_, respond, kind) => {
  const pbx = responding(respond);
  const error = await caught(pbx.createCall(call));
  expect(error.kind).toBe(kind);
  expect(mayHaveActed(error)).toBe(true);
  expect(mayHaveActed(await caught(pbx.listCalls({}, { retries: 0 })))).toBe(false);
});

test('what was aborted may have acted; what was refused or never sent has not', async () => {
  const pbx = responding(() => new Promise(() => {}));
  const aborted = pbx.createCall(call, { signal: AbortSignal.timeout(10) });
  expect(mayHaveActed(await caught(aborted))).toBe(true);
  const refused = responding(() => Response.json({ message: 'No' }, { status: 400 }));
  expect(mayHaveActed(await caught(refused.createCall(call)))).toBe(false);
  const wrong: object = { ...call, retrys: 1 };
  expect(mayHaveActed(await caught(refused.createCall(wrong as typeof call)))).toBe(false);
  expect(mayHaveActed(new Error('of something else'))).toBe(true);
});

test('a login that is refused is told from a token that is not taken any more', async () => {
  const fetch = async (url: string) =>
    Response.json(
      { message: 'E-mail and/or password is invalid' },
      { status: url.endsWith('/login') ? 400 : 401 },
    );
  const options = { baseUrl: 'https://host/v1.2/service', fetch };
  const auth = session({ email: 'mei.lindqvist@harbourlane.example', password: 'wrong' });
  expect(isLoginRefused(await caught(createTelephony({ ...options, auth, operations }).listCalls()))).toBe(
    true,
  );
  expect(
    isLoginRefused(await caught(createTelephony({ ...options, auth: 'T', operations }).listCalls())),
  ).toBe(false);
  expect(isLoginRefused(new Error('400'))).toBe(false);
});
