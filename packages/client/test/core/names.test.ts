import { expect, test, vi } from 'vitest';
import {
  apiToken,
  count,
  createTelephony,
  download,
  keptAlive,
  operations,
  pages,
  paginate,
  session,
} from '../../src/index.ts';
import { fileTokenStore, saveTo } from '../../src/node.ts';

const baseUrl = 'https://host/v1.2/service';
const fetch = vi.fn<() => Promise<Response>>(async () => Response.json({ data: [], total: 16 }));
const pbx = createTelephony({ baseUrl, auth: 'TOKEN', fetch, operations });

/** The refusal of a call, before which nothing was sent. */
async function refused(run: () => unknown): Promise<unknown> {
  fetch.mockClear();
  const error: unknown = await (async () => run())().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(fetch).not.toHaveBeenCalled();
  return error;
}

const says = (message: string) => ({ kind: 'request', message: expect.stringContaining(message) });

test.each([
  [
    { query: { sort: 'id', filtr: [] } },
    'filtr. Did you mean filter? There is filter, group_by, sort, dir, ',
  ],
  [{ query: { limit: 10 } }, 'unknown parameter limit. There is filter, '],
  [{ by: 'id', query: { filtr: [] } }, 'filtr. Did you mean filter? There is filter, include, fields'],
  [{ by: 'id', query: { sort: 'id' } }, 'query.sort: the order is that of `by`'],
])('pages and paginate refuse %j', async (options, message) => {
  const odd = options as object;
  expect(await refused(() => pages(pbx, '/cdrs', odd).next())).toMatchObject(says(message));
  expect(await refused(() => paginate(pbx, '/cdrs', odd).next())).toMatchObject(says(message));
});

test('count refuses what it does not read, and takes the options of every call', async () => {
  const odd = { signal: new AbortController().signal, query: { filter: [] } };
  expect(await refused(() => count(pbx, '/cdrs', odd))).toMatchObject(
    says('[GET] /cdrs: unknown option query. There is filter, headers, signal'),
  );
  const call = { headers: {}, timeoutMs: 1000, attemptTimeoutMs: 500, retries: 0, retryUnsafe: false };
  expect(await count(pbx, '/cdrs', { ...call, filter: [] })).toBe(16);
});

test('download lists its own options only', async () => {
  const path = { id: 7 };
  for (const odd of [{ body: {} }, { confirm: 'all' }])
    expect(await refused(() => download(pbx, '/monitors/{id}.mp3', { path, ...odd }))).toMatchObject(
      says(
        'There is path, query, headers, signal, timeoutMs, attemptTimeoutMs, idleTimeoutMs, retries, retryUnsafe',
      ),
    );
  expect(await refused(() => pbx.downloadMonitorMp3(path, { idleTimeout: 5 } as object))).toMatchObject({
    ...says('Did you mean idleTimeoutMs?'),
    operation: { operationId: 'downloadMonitorMp3' },
  });
});

const login = { email: 'a@b.example', password: 'seven-spokes' };
const misspelt = { keepAlive: 5 };
const notOfTokens = { keepAliveMs: 5 };
const kept = { ...login, name: 'report', expiry: 60, tokenStore: fileTokenStore('tokens.json') };

test.each<[string, () => unknown, string]>([
  ['session', () => session({ ...login, ...misspelt }), 'Did you mean keepAliveMs?'],
  ['session', () => session({ ...login, keepAliveMs: Number.NaN }), 'keepAliveMs must be a number from 0'],
  ['apiToken', () => apiToken({ ...kept, ...notOfTokens }), 'There is email, password, secondFactor'],
  ['keptAlive', () => keptAlive('TOKEN', { every: 5 } as object), 'Did you mean everyMs?'],
  ['fileTokenStore', () => fileTokenStore('tokens.json', { lock: 5 } as object), 'Did you mean lockMs?'],
])('%s refuses an unknown option', async (name, run, message) => {
  const error = await refused(run);
  expect(error).toBeInstanceOf(TypeError);
  expect(error).toMatchObject({ message: expect.stringContaining(`option of ${name}()`) });
  expect(error).toMatchObject({ message: expect.stringContaining(message) });
});

test('saveTo refuses an unknown option, and lets the download go', async () => {
  const cancel = vi.fn<() => void>();
  const received = { stream: new ReadableStream({ cancel }), fileName: 'call.mp3' };
  const error = await refused(() => saveTo(received as never, '.', { overwite: true } as object));
  expect(error).toMatchObject({ message: expect.stringContaining('Did you mean overwrite?') });
  expect(cancel).toHaveBeenCalledOnce();
});

test.each([undefined, null, ''])('auth that is %j is refused at the start', async (auth) => {
  const odd = { baseUrl, auth } as { baseUrl: string; auth: string };
  expect(() => createTelephony({ ...odd, operations })).toThrow(new TypeError('auth is not set'));
  expect(() => keptAlive(odd.auth)).toThrow(/auth is not set/);
  await createTelephony({ baseUrl, fetch, operations }).ping();
});

test.each(['f00dfeedf00dfeedf00d', 'abcdefghijklmnopqrstuvwxyz'])(
  'a name that may be a secret is not shown: %s',
  async (secret) => {
    const error = await refused(() => pbx.listCdrs({ [secret]: 1 }));
    expect(error).toMatchObject(says('unknown parameter ***. '));
    expect(String((error as Error).stack)).not.toContain(secret);
    expect(() => session({ ...login, [secret]: 1 })).toThrow('unknown option of session() ***. ');
  },
);
