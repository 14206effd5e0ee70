import { inspect } from 'node:util';
import * as fc from 'fast-check';
import { isEverything } from '@telephony/testing/tiers';
import { expect, test } from 'vitest';
import {
  type AuthOption,
  count,
  download,
  pages,
  paginate,
  session,
  type TelephonyError,
} from '../../src/index.ts';
import { caught } from '../support/caught.ts';
import { clientOf, returning } from '../support/client.ts';
import { json, startServer } from '../support/start-server.ts';

function shown(value: unknown): string {
  const deep = { depth: Infinity, getters: true, showHidden: false, maxStringLength: null } as const;
  const parts = [String(value), inspect(value), inspect(value, deep), JSON.stringify(value) ?? ''];
  for (let at = value; at instanceof Error; at = at.cause)
    parts.push(`${at} ${at.stack} ${inspect(at, deep)}`);
  return parts.join('\n');
}

function printed(value: unknown): string {
  const { response } = value as TelephonyError;
  return [shown(value), ...(response ? [inspect(response), response.url] : [])].join('\n');
}

const secret = fc
  .string({ unit: 'binary', minLength: 6, maxLength: 40 })
  .filter((text) => text.isWellFormed() && /^[^\s.][^*]{5,}$/u.test(text) && !'undefined'.includes(text));
const tokenText = fc.stringMatching(/^[!-~]{8,40}$/).filter((text) => !text.includes('*'));

// Responses and errors of a platform, a proxy or a runtime that contain a secret.
type Say = (secret: string, url: string) => Promise<Response>;
const refuse = (message: string, status = 400, errors: unknown[] = []) =>
  returning({ message, errors }, status)();
const said: Record<string, Say> = {
  message: (text) => refuse(`no ${text}!`),
  errors: (text) => refuse('no', 400, [{ field: 'x', value: text, [text]: [text] }, text]),
  echo: (text) => refuse(JSON.stringify({ password: text }), 401),
  address: (text) => refuse(`/x/${encodeURIComponent(text)}`, 404),
  type: async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
  network: async (text, url) => {
    throw Object.assign(new TypeError(`fetch of ${url} failed`, { cause: new Error(text) }), { url, text });
  },
  cut: async (text) => new Response(`{"data":"${text}`, { headers: { 'content-type': 'application/json' } }),
  broken: async (text, url) =>
    new Response(
      new ReadableStream({
        pull: (controller) => controller.error(new Error(`${url} ${text}`)),
      }),
      { headers: { 'content-type': 'application/json' } },
    ),
};

type Way = (text: string, fetch: (url: string) => Promise<Response>) => Promise<TelephonyError>;
const ways: Record<string, Way> = {
  'a body': (password, fetch) => caught(client(fetch).login({ email: 'a@b.example', password })),
  'a path': (token, fetch) => caught(client(fetch).deleteApiToken({ token })),
  'a filter': (value, fetch) =>
    caught(client(fetch).listApiTokens({ filter: [{ property: 'token', operator: 'eq', value }] })),
  'a list of a filter': (value, fetch) =>
    caught(
      client(fetch).listApiTokens({
        filter: [{ property: 'token', operator: 'in', value: [value] }] as never,
      }),
    ),
  'a header': (text, fetch) => caught(client(fetch).listApiTokens({}, { headers: { 'X-Secret': text } })),
  'a session': (password, fetch) =>
    caught(client(fetch, session({ email: 'a@b.example', password, keepAliveMs: 0 })).listCdrs()),
};

const client = (fetch: (url: string) => Promise<Response>, auth?: AuthOption) =>
  clientOf({ retries: 0, fetch, ...(auth && { auth }) });

const forms = (text: string) => [text, encodeURIComponent(text), JSON.stringify(text).slice(1, -1)];

test.each(Object.keys(ways).flatMap((way) => Object.keys(said).map((what) => [way, what] as const)))(
  'a secret in %s is not in the error where it comes back as %s',
  async (way, what) => {
    await fc.assert(
      fc.asyncProperty(way === 'a header' ? tokenText : secret, async (text) => {
        const error = await ways[way]!(text, (url) => said[what]!(text, url));
        const other = printed(await ways[way]!('0#1#2#3#4', (url) => said[what]!('0#1#2#3#4', url)));
        // A text that the error has without this secret, such as a part of a name in its stack, is no leak.
        fc.pre(!forms(text).some((form) => other.includes(form)));
        for (const form of forms(text)) expect(printed(error)).not.toContain(form);
      }),
      { numRuns: isEverything ? 25 : 8 },
    );
  },
);

/** Short ones are masked where they stand alone: they may be a part of the words of a message. */
const shortSecret = fc.stringMatching(/^[a-z0-9]{2,3}[!-/]?$/).filter((text) => !text.includes('*'));

test.each(Object.keys(ways).filter((way) => way !== 'a header' && way !== 'a session'))(
  'a short secret in %s is not in the error where it stands alone',
  async (way) => {
    await fc.assert(
      fc.asyncProperty(shortSecret, async (text) => {
        const errors = [{ field: text, message: `"${text}"` }];
        const error = await ways[way]!(text, () => refuse(`<${text}>`, 409, errors));
        const [first] = error.fieldErrors;
        expect(error.message).toMatch(/<\*\*\*>: \*\*\*: "\*\*\*"$/);
        expect([first?.field, first?.message]).toEqual(['***', '"***"']);
        expect(error.requestUrl?.split(/[/?=%]/)).not.toContain(text);
      }),
    );
  },
);

test('the token of a client is not shown where it is the name or value of a parameter', async () => {
  const tokens = fc.oneof(
    tokenText,
    fc
      .stringMatching(/^[a-z]{2,12}$/)
      .filter((text) => !/^(id|dir|sort|page|limit|fields|filter|include)$/.test(text)),
  );
  await fc.assert(
    fc.asyncProperty(tokens, async (token) => {
      const pbx = clientOf({
        auth: token,
        fetch: returning({ message: `${token} is wrong`, errors: [] }, 400),
      });
      const odd = { [token]: token } as object;
      for (const call of [
        () => pbx.listCdrs(odd),
        () => pbx.getCdr(odd as never),
        () => pbx.listCdrs({ sort: token }),
        () => pbx.listCdrs({ limit: token as never }),
        () => pbx.getCdr({ id: token as never }),
        () => count(pbx, '/cdrs', odd),
        () => pages(pbx, '/cdrs', { query: odd }).next(),
        () => pages(pbx, '/cdrs', { pageSize: token as never }).next(),
        () => paginate(pbx, '/cdrs', { by: 'id', after: token }).next(),
        () => download(pbx, '/monitors/{id}.mp3', { path: { id: 1 }, ...odd }),
      ]) {
        const error = await caught((async () => call())());
        // Names that there are, such as those after "There is", may be the token.
        const [texts] = error.message.slice(error.message.indexOf(':')).split(/Did you mean|There is/);
        expect(texts!.match(/[^\s.,:"']+/g)).not.toContain(token);
        expect(token.length > 12 && printed(error).includes(token)).toBe(false);
      }
    }),
    { numRuns: isEverything ? 50 : 8 },
  );
});

test.each(Object.keys(said))('neither token nor Basic credentials are in the error: %s', async (what) => {
  await fc.assert(
    fc.asyncProperty(tokenText, async (token) => {
      for (const auth of [token, { user: 410003, token }, { token: () => token }]) {
        for (const text of [token, btoa(`410003:${token}`), `410003:${token}`]) {
          const error = await caught(client((url) => said[what]!(text, url), auth).listCdrs());
          for (const form of [token, btoa(`410003:${token}`)]) {
            // Without Basic, its form is not a secret of the call.
            if (form !== token && !(typeof auth === 'object' && 'user' in auth)) continue;
            expect(printed(error)).not.toContain(form);
          }
        }
      }
    }),
    { numRuns: isEverything ? 25 : 8 },
  );
});

const TOKEN = 'f00dfeedf00dfeedf00dfeedf00dfeedf00dfeed';
const PASSWORD = 'seven-spokes-and-a-bell';

test('neither client nor session shows what it holds', async () => {
  const baseUrl = await startServer((_, response) => json(response, { message: 'ok', user_token: TOKEN }));
  const auth = session({ email: 'a@b.example', password: PASSWORD, keepAliveMs: 0 });
  for (const own of [TOKEN, { user: 410003, token: TOKEN }, auth]) {
    const pbx = clientOf({ baseUrl, auth: own });
    await pbx.ping();
    for (const value of [pbx, pbx.raw, auth]) {
      expect(shown(value)).not.toContain(TOKEN);
      expect(shown(value)).not.toContain(PASSWORD);
      expect(shown(value)).not.toContain(btoa(`410003:${TOKEN}`));
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
  const pbx = clientOf({ baseUrl, auth: TOKEN, retries: 0 });
  const errors = await Promise.all([
    caught(pbx.listApiTokens({ limit: 1 })),
    caught(pbx.deleteApiToken({ token: TOKEN })),
    caught(pbx.ping()),
    caught(pbx.getMe()),
    caught(pbx.ping({ headers: { 'X-Other': `a\n${TOKEN}` } })),
    caught(pbx.listCalls({}, { signal: AbortSignal.abort() })),
  ]);
  expect(errors.map(({ kind }) => kind)).toEqual(['body', 'network', 'status', 'status', 'request', 'abort']);
  for (const error of errors) expect(shown(error)).not.toContain(TOKEN.slice(0, 6));
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
    const thrown = await (async () => clientOf({ baseUrl, auth }))().catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(TypeError);
    expect(shown(thrown)).not.toContain(TOKEN.slice(0, 6));
  }
  const pbx = clientOf({ baseUrl, auth: { token: () => token as string } });
  const error = await caught(pbx.ping());
  expect(error.kind).toBe('auth');
  expect(shown(error)).not.toContain(TOKEN.slice(0, 6));
});

test.each(['', 'a:b', 'a b', 'a\n', undefined])('the user %j is refused', (user) => {
  expect(() => clientOf({ auth: { user, token: 'T' } as never })).toThrow(TypeError);
});

test('the response of an error shows its URL and headers without secrets, and stays readable', async () => {
  const baseUrl = await startServer((_, response) => {
    response.setHeader('location', `/login?next=%2F&nonce=other-secret#${TOKEN}`);
    response.setHeader('set-cookie', ['a=other-secret', `b=${TOKEN}`]);
    response.setHeader('x-auth-token', 'other-secret');
    response.setHeader('x-echo', `token ${TOKEN}`);
    response.setHeader('retry-after', '5');
    json(response, { message: 'No such token', errors: [] }, 404);
  });
  const pbx = clientOf({ baseUrl, auth: 'another-token' });
  const { response } = await caught(pbx.deleteApiToken({ token: TOKEN }));
  expect(response?.url).toBe(`${baseUrl}/apitokens/***`);
  expect(Object.fromEntries(response!.headers)).toMatchObject({
    location: '/login?next=%2F&nonce=***#***',
    'x-echo': 'token ***',
    'retry-after': '5',
  });
  expect(inspect(response, { depth: Infinity })).not.toContain('other-secret');
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
  const pbx = clientOf({ auth: TOKEN, retries: 0, fetch });
  const error = await caught(pbx.ping());
  expect(error).toMatchObject({ kind: 'network' });
  expect(error).not.toHaveProperty('cause');
  expect(inspect(error, { depth: Infinity, showHidden: true })).not.toContain(TOKEN);
});

test('a cause that refers to itself, and shows nothing, is kept', async () => {
  const thrown = Object.assign(new Error('down'), { code: 'ECONNRESET', at: new Map<string, unknown>() });
  thrown.at.set('self', thrown);
  const fetch = () => Promise.reject(thrown);
  const pbx = clientOf({ auth: TOKEN, retries: 0, fetch });
  expect((await caught(pbx.ping())).cause).toBe(thrown);
});
