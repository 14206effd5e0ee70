import { inspect } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  count,
  createTelephony,
  download,
  operations,
  pages,
  paginate,
  session,
  type TelephonyError,
} from '../../src/index.ts';
import { caught } from '../support/caught.ts';

/** Everything that a program could print of a value, its causes and its response included. */
function printed(value: unknown): string {
  const deep = { depth: Infinity, getters: true, showHidden: false, maxStringLength: null } as const;
  const parts = [String(value), inspect(value), inspect(value, deep), JSON.stringify(value) ?? ''];
  for (let at = value; at instanceof Error; at = at.cause)
    parts.push(`${at} ${at.stack} ${inspect(at, deep)}`);
  const { response } = value as TelephonyError;
  if (response) parts.push(inspect(response), response.url);
  return parts.join('\n');
}

/** Secrets with whatever JSON and URLs escape. */
const secret = fc
  .string({ unit: 'binary', minLength: 6, maxLength: 40 })
  .filter((text) => text.isWellFormed() && /^[^\s.][^*]{5,}$/u.test(text) && !'undefined'.includes(text));
const tokenText = fc.stringMatching(/^[!-~]{8,40}$/).filter((text) => !text.includes('*'));

/** What a platform, a proxy or a runtime may say with a secret in it. */
type Say = (secret: string, url: string) => Promise<Response>;
const said: Record<string, Say> = {
  message: async (text) => Response.json({ message: `no ${text}!`, errors: [] }, { status: 400 }),
  errors: async (text) =>
    Response.json(
      { message: 'no', errors: [{ field: 'x', value: text, [text]: [text] }, text] },
      { status: 400 },
    ),
  echo: async (text) =>
    Response.json({ message: JSON.stringify({ password: text }), errors: [] }, { status: 401 }),
  address: async (text) =>
    Response.json({ message: `/x/${encodeURIComponent(text)}`, errors: [] }, { status: 404 }),
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

/** Where a call carries a secret. */
const ways: Record<
  string,
  (text: string, fetch: (url: string) => Promise<Response>) => Promise<TelephonyError>
> = {
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

function client(
  fetch: (url: string) => Promise<Response>,
  auth?: Parameters<typeof createTelephony>[0]['auth'],
) {
  return createTelephony({
    baseUrl: 'https://host/v1.2/service',
    ...(auth && { auth }),
    retries: 0,
    fetch,
    operations,
  });
}

const forms = (text: string) => [text, encodeURIComponent(text), JSON.stringify(text).slice(1, -1)];

test.each(Object.keys(ways).flatMap((way) => Object.keys(said).map((what) => [way, what] as const)))(
  'a secret in %s is not in the error where it comes back as %s',
  async (way, what) => {
    await fc.assert(
      fc.asyncProperty(way === 'a header' ? tokenText : secret, async (text) => {
        const error = await ways[way]!(text, (url) => said[what]!(text, url));
        for (const form of forms(text)) expect(printed(error)).not.toContain(form);
      }),
      { numRuns: 25 },
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
        const error = await ways[way]!(text, async () =>
          Response.json(
            { message: `<${text}>`, errors: [{ field: text, message: `"${text}"` }] },
            { status: 409 },
          ),
        );
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
      const pbx = createTelephony({
        baseUrl: 'https://host/v1.2/service',
        auth: token,
        operations,
        fetch: async () => Response.json({ message: `${token} is wrong`, errors: [] }, { status: 400 }),
      });
      const odd = { [token]: token } as object;
      for (const call of [
        () => pbx.listCdrs(odd),
        () => pbx.getCdr(odd as never),
        () => pbx.getCdr({ path: odd as never }),
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
        const [shown] = error.message.slice(error.message.indexOf(':')).split(/Did you mean|There is/);
        expect(shown!.match(/[^\s.,:"']+/g)).not.toContain(token);
        expect(token.length > 12 && printed(error).includes(token)).toBe(false);
      }
    }),
    { numRuns: 50 },
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
    { numRuns: 25 },
  );
});
