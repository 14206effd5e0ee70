import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { createTelephony, session, operations } from '../../src/index.ts';
import { caught } from '../support/caught.ts';
import { json, startServer } from '../support/start-server.ts';

const TOKEN = 'f00dfeedf00dfeedf00dfeedf00dfeedf00dfeed';
const PASSWORD = 'seven-spokes-and-a-bell';

/** Everything that a program could print of a value. */
function printed(value: unknown): string {
  const deep = { depth: Infinity, getters: true, showHidden: false, showProxy: true } as const;
  const text = JSON.stringify(value) ?? '';
  const causes: string[] = [];
  for (let at = value; at instanceof Error; at = at.cause) causes.push(`${at} ${at.stack} ${inspect(at)}`);
  return [String(value), inspect(value), inspect(value, deep), text, ...causes].join('\n');
}

test('neither client nor session shows what it holds', async () => {
  const baseUrl = await startServer((_, response) => json(response, { message: 'ok', user_token: TOKEN }));
  const auth = session({ email: 'a@b.example', password: PASSWORD, keepAliveMs: 0 });
  for (const own of [TOKEN, { user: 410003, token: TOKEN }, auth]) {
    const pbx = createTelephony({ baseUrl, auth: own, operations });
    await pbx.ping();
    for (const value of [pbx, pbx.raw, auth]) {
      expect(printed(value)).not.toContain(TOKEN);
      expect(printed(value)).not.toContain(PASSWORD);
      expect(printed(value)).not.toContain(btoa(`410003:${TOKEN}`));
    }
  }
});

test('errors of every kind are free of tokens', async () => {
  const baseUrl = await startServer((request, response) => {
    const path = request.url?.replace('/v1.2/service', '');
    const type = { 'content-type': 'application/json' };
    if (path?.startsWith('/apitokens?'))
      return response.writeHead(200, type).end(`{"data":[{"token":"${TOKEN}` as never) as never;
    if (path === '/ping') return json(response, { message: `Bad token ${TOKEN}`, errors: [TOKEN] }, 401);
    if (path === '/me') return response.writeHead(302, { location: `/x?token=${TOKEN}` }).end() as never;
    request.socket.destroy();
  });
  const pbx = createTelephony({ baseUrl, auth: TOKEN, retries: 0, operations });
  const errors = await Promise.all([
    caught(pbx.listApiTokens({ limit: 1 })),
    caught(pbx.deleteApiToken({ token: TOKEN })),
    caught(pbx.ping()),
    caught(pbx.getMe()),
    caught(pbx.ping({ headers: { 'X-Other': `a\n${TOKEN}` } })),
    caught(pbx.listCalls({}, { signal: AbortSignal.abort() })),
  ]);
  expect(errors.map(({ kind }) => kind)).toEqual(['body', 'network', 'status', 'status', 'request', 'abort']);
  for (const error of errors) expect(printed(error)).not.toContain(TOKEN.slice(0, 6));
  expect(errors[1]?.requestUrl).toBe(`${baseUrl}/apitokens/***`);
  expect(errors[2]).toMatchObject({
    message: 'ping [GET] /ping: 401 Bad token ***: ***',
    fieldErrors: [{ field: '', message: '***', code: '' }],
  });
});

test.each([
  '',
  ' ',
  `${TOKEN}\n`,
  `${TOKEN}\r\nX-Other: 1`,
  `a ${TOKEN}`,
  `${TOKEN}\0`,
  `${TOKEN}é`,
  7,
  null,
])('the token %j is refused without being quoted', async (token) => {
  const baseUrl = 'http://127.0.0.1:9';
  for (const auth of [token, { user: 1, token }] as never[]) {
    let thrown: unknown;
    try {
      createTelephony({ baseUrl, auth, operations });
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(TypeError);
    expect(printed(thrown)).not.toContain(TOKEN.slice(0, 6));
  }
  const pbx = createTelephony({ baseUrl, auth: { token: () => token as string }, operations });
  const error = await caught(pbx.ping());
  expect(error.kind).toBe('auth');
  expect(printed(error)).not.toContain(TOKEN.slice(0, 6));
});

test.each(['', 'a:b', 'a b', 'a\n', undefined])('the user %j is refused', (user) => {
  expect(() =>
    createTelephony({ baseUrl: 'http://h', auth: { user, token: 'T' } as never, operations }),
  ).toThrow(TypeError);
});

test('a fetch whose reason quotes the address does not bring a secret of it into the error', async () => {
  const reason = (url: string) => new TypeError(`error sending request for url (${url})`);
  const fetch = (url: string) => Promise.reject(reason(url));
  const pbx = createTelephony({ baseUrl: 'https://host/v1.2/service', retries: 0, fetch, operations });
  const error = await caught(pbx.deleteApiToken({ token: TOKEN }));
  expect(error.kind).toBe('network');
  expect(printed(error)).not.toContain(TOKEN.slice(0, 6));
  expect((await caught(pbx.ping())).cause).toEqual(reason('https://host/v1.2/service/ping'));
});

test('the response of an error shows its URL without a secret of the path, and stays readable', async () => {
  const baseUrl = await startServer((_, response) =>
    json(response, { message: 'No such token', errors: [] }, 404),
  );
  const pbx = createTelephony({ baseUrl, auth: 'another-token', operations });
  const { response } = await caught(pbx.deleteApiToken({ token: TOKEN }));
  expect(response?.url).toBe(`${baseUrl}/apitokens/***`);
  expect(inspect(response, { depth: Infinity, getters: true })).not.toContain(TOKEN);
  expect(await response?.json()).toMatchObject({ message: 'No such token' });
});

const HIDDEN: Record<string, (headers: Record<string, string>) => object> = {
  'nested properties': (headers) => ({ config: { deep: [{ headers }] } }),
  'a Map': (headers) => ({ sent: new Map(Object.entries(headers)) }),
  Headers: (headers) => ({ sent: new Headers(headers) }),
  'a Request': (headers) => ({ request: new Request('https://host/', { headers }) }),
  'a property with a symbol': (headers) => ({ [Symbol('options')]: headers }),
  'the errors of an AggregateError': (headers) => ({ errors: [new Error(headers['x-auth-token'])] }),
  'a cause that is no error': (headers) => ({ cause: { cause: { headers } } }),
};

test.each(Object.keys(HIDDEN))('a token in %s of what fetch throws is not in the error', async (where) => {
  const fetch = async (_: string, { headers }: { headers: Record<string, string> }) => {
    const thrown = new Error('down');
    const hidden = HIDDEN[where]!(headers);
    for (const key of Reflect.ownKeys(hidden))
      Object.defineProperty(thrown, key, { value: Reflect.get(hidden, key) });
    throw thrown;
  };
  const pbx = createTelephony({ baseUrl: 'https://host/v1', auth: TOKEN, retries: 0, fetch, operations });
  const error = await caught(pbx.ping());
  expect(error).toMatchObject({ kind: 'network' });
  expect(error).not.toHaveProperty('cause');
  expect(inspect(error, { depth: Infinity, showHidden: true })).not.toContain(TOKEN);
});

test('a cause that refers to itself, and shows nothing, is kept', async () => {
  const thrown = Object.assign(new Error('down'), { code: 'ECONNRESET', at: new Map<string, unknown>() });
  thrown.at.set('self', thrown);
  const fetch = () => Promise.reject(thrown);
  const pbx = createTelephony({ baseUrl: 'https://host/v1', auth: TOKEN, retries: 0, fetch, operations });
  expect((await caught(pbx.ping())).cause).toBe(thrown);
});
