import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { createServer } from 'node:https';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import {
  type CallIntents,
  type CallPlacement,
  createTelephony,
  findCall,
  isNoPhoneOnline,
  mayHaveActed,
  type Middleware,
  operations,
  placeCall,
} from '@telephony/client';
import { fileIntents } from '@telephony/client/node';
import { ownCertificate } from '@telephony/testing/own-certificate';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../src/index.ts';
import { useSandbox } from '../support/use-sandbox.ts';
import { type Cut, startCuttingProxy } from './cutting-proxy.ts';

const sandbox = useSandbox();
const request = { from: '410003', to: '+447700900456' };
const json = { 'content-type': 'application/json' };
const token = () => sandbox.signIn!.token;

const clientOf = (baseUrl: string, use: Middleware[] = []) =>
  createTelephony({ baseUrl, auth: token(), operations, timeoutMs: 2000, attemptTimeoutMs: 400, use });

/** The calls that the platform has placed, live and over. */
async function dialled(): Promise<unknown[]> {
  const pbx = clientOf(sandbox.baseUrl);
  const live = (await pbx.listCalls()).data.filter(({ dst }) => dst === '447700900456');
  const cdrs = (await pbx.listCdrs({ limit: 500 })).data.filter(({ id }) => id > 42008);
  return [...live.map(({ id }) => id), ...cdrs.map(({ live_id: id }) => id)];
}

const fail =
  (status: number): Cut =>
  (response) =>
    void response.writeHead(status, json).end('{}');
const acted =
  (then: (response: Parameters<Cut>[0], body: string) => void): Cut =>
  async (response, act) => {
    const { body } = await act();
    then(response, body);
  };
const never = () => {};

// The client resolves to any JSON.
const NO_CALL = 'JSON that is no call';

const lost: [string, Cut][] = [
  ['reset before the platform has it', (response) => void response.socket!.resetAndDestroy()],
  ['closed before the platform has it', (response) => void response.destroy()],
  ['no response, and the platform never has it', never],
  ['502 of a proxy that did not pass it on', fail(502)],
  ['408 of a proxy that did not pass it on', fail(408)],
  ['a redirect', (response) => void response.writeHead(307, { location: '/x' }).end()],
];

const answered: [string, Cut][] = [
  ['reset before the headers', acted((response) => response.socket!.resetAndDestroy())],
  [
    'a body that stalls',
    acted((response, body) => void response.writeHead(201, json).write(body.slice(0, 20))),
  ],
  ['no response although the platform has it', acted(never)],
  ['504 of a proxy', acted((response) => void response.writeHead(504).end())],
  [
    'a web page of a proxy',
    acted((response) => void response.writeHead(201, { 'content-type': 'text/html' }).end('<p>')),
  ],
  [NO_CALL, acted((response) => void response.writeHead(201, json).end('{"ok":true}'))],
];

async function placeThrough(cut: Cut) {
  const proxy = await startCuttingProxy(sandbox.baseUrl, cut);
  const intents = fileIntents(temporaryFolder());
  return { proxy, place: () => placeCall(clientOf(proxy.url), 'order-1', request, { intents }) };
}

test.for(lost)('%s: it may have rung, and is never sent again', async ([, cut]) => {
  const { proxy, place } = await placeThrough(cut);
  const first = await place();
  expect(first).toEqual({ state: 'not-found', searchedUntil: expect.any(Date) });
  expect(await place()).toEqual(first);
  expect(await dialled()).toEqual([]);
  const { data: call } = await clientOf(sandbox.baseUrl).createCall(request);
  expect(await place(), 'a call that began later fits').toMatchObject({ call: { id: call.id } });
  expect(proxy.posts).toBe(1);
});

test.for(answered)('%s: the call is found, live and ended, and never sent again', async ([, cut]) => {
  const { proxy, place } = await placeThrough(cut);
  const first = await place();
  const [id] = await dialled();
  const call = { id, startedAt: expect.any(Date), seenIn: 'calls' };
  expect(first).toEqual({ state: 'placed', call });
  expect(await place()).toEqual(first);
  await sandbox.control.hangUp(Number(id), 'src');
  await sandbox.control.advance({ seconds: 3600 });
  expect(await place()).toEqual({ state: 'placed', call: { ...call, seenIn: 'cdrs' } });
  expect(await dialled()).toEqual([id]);
  expect(proxy.posts).toBe(1);
});

const failing = [...lost, ...answered].filter(([name]) => name !== NO_CALL);

test('wherever the response is cut, the call rang once, is found, and is never called not sent', async () => {
  const intents = fileIntents(temporaryFolder());
  let at = 0;
  let length = 0;
  const cut = acted(({ socket }, body) => {
    const head = `HTTP/1.1 201 Created\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
    length = head.length + body.length;
    socket!.write((head + body).slice(0, at), () => (at % 2 ? socket!.resetAndDestroy() : socket!.end()));
  });
  const proxy = await startCuttingProxy(sandbox.baseUrl, cut);
  const pbx = clientOf(proxy.url);
  const seen = new Set<string>();
  for (; at <= length; at += 37) {
    const own = { from: '410003', to: `4477009${10_000 + at}` };
    const { error } = await pbx.raw.createCall({ ...own, to: `4477008${10_000 + at}` });
    expect([at, at === length || mayHaveActed(error)]).toEqual([at, true]);
    const first = await placeCall(pbx, `order-${at}`, own, { intents });
    expect([at, first]).toMatchObject([at, { state: 'placed' }]);
    expect(await placeCall(pbx, `order-${at}`, own, { intents })).toMatchObject({ state: 'placed' });
    const { data } = await clientOf(sandbox.baseUrl).listCalls({ limit: 500 });
    expect(data.filter(({ dst }) => dst === own.to)).toHaveLength(1);
    if (first.state === 'placed') seen.add(first.call.seenIn);
    for (const { id } of data) await sandbox.control.hangUp(id, 'src');
  }
  expect(length / 37).toBeGreaterThan(15);
  expect([...seen]).toContain('calls');
});

test.for(failing)('%s: mayHaveActed is true', async ([, cut]) => {
  const proxy = await startCuttingProxy(sandbox.baseUrl, cut);
  const { error } = await clientOf(proxy.url).raw.createCall(request);
  expect(error).toMatchObject({ mayHaveActed: true });
  expect(mayHaveActed(error)).toBe(true);
});

/** Addresses that nobody reaches. */
const unreachable: [string, () => Promise<string>][] = [
  [
    'nobody listens',
    async () => {
      const { url, close } = await startCuttingProxy(sandbox.baseUrl, never);
      close();
      return url;
    },
  ],
  ['a host that is none', () => Promise.resolve('http://nohost.invalid/v1.2/service')],
  [
    'a certificate that the client refuses',
    async () => {
      const server = createServer(ownCertificate(), () => expect.fail('a request came'));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => void server.close());
      return `https://127.0.0.1:${(server.address() as AddressInfo).port}/v1.2/service`;
    },
  ],
];

test.for(unreachable)('%s: nothing was sent, so it can be tried again', async ([, addressOf]) => {
  const baseUrl = await addressOf();
  const intents = fileIntents(temporaryFolder());
  const result = await placeCall(clientOf(baseUrl), 'order-1', request, { intents });
  expect(result).toMatchObject({ state: 'not-sent', error: { kind: 'network' } });
  const { error } = await clientOf(baseUrl).raw.createCall(request);
  expect(mayHaveActed(error)).toBe(false);
  expect(await placeCall(clientOf(sandbox.baseUrl), 'order-1', request, { intents })).toMatchObject({
    state: 'placed',
    call: { seenIn: 'response' },
  });
  expect(await dialled()).toHaveLength(1);
});

test('a platform that goes between the look and the request was not reached either', async () => {
  const gone = await startCuttingProxy(sandbox.baseUrl, never);
  const kept = new Map<string, string>();
  const intents: CallIntents = {
    load: (key) => kept.get(key),
    create: (key, value) => {
      gone.close();
      return !kept.has(key) && Boolean(kept.set(key, value));
    },
  };
  const place = (url: string) => placeCall(clientOf(url), 'order-1', request, { intents });
  expect(await place(gone.url)).toMatchObject({ state: 'not-sent' });
  const again = await startCuttingProxy(sandbox.baseUrl, acted(never), { port: gone.port });
  const both = await Promise.all([place(again.url), place(again.url)]);
  expect(both.map(({ state }) => state)).toContain('placed');
  expect(await dialled()).toHaveLength(1);
  expect(again.posts).toBe(1);
});

test('a server that ends every connection may have read the request, and cannot be asked', async () => {
  const server = createTcpServer((socket) => socket.on('error', never).on('data', () => socket.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const pbx = clientOf(`http://127.0.0.1:${port}/v1.2/service`);
  const result = await placeCall(pbx, 'order-1', request, { intents: fileIntents(temporaryFolder()) });
  expect(result).toMatchObject({ state: 'not-found', error: { kind: 'network' } });
});

test('a refusal is the same each time, and is sent once', async () => {
  const proxy = await startCuttingProxy(sandbox.baseUrl, (response) => {
    response.writeHead(412, json).end('{"message":"Unable to make a call","errors":[]}');
  });
  const intents = fileIntents(temporaryFolder());
  const place = () => placeCall(clientOf(proxy.url), 'order-1', request, { intents });
  const errors = [
    await place().catch((error: unknown) => error),
    await place().catch((error: unknown) => error),
  ];
  expect(errors.map(isNoPhoneOnline)).toEqual([true, true]);
  expect(errors.map(String)).toEqual(Array(2).fill(String(errors[0])));
  expect(errors.map(mayHaveActed)).toEqual([false, false]);
  expect(proxy.posts).toBe(1);
});

test.for(['the client', 'a middleware'])('a retry of %s hides no request that may have rung', async (by) => {
  const proxy = await startCuttingProxy(sandbox.baseUrl, (response) => {
    if (proxy.posts === 1) response.socket!.resetAndDestroy();
    else response.writeHead(412, json).end('{}');
  });
  const options = by === 'the client' ? { retryUnsafe: true, retries: 1 } : {};
  const twice: Middleware = async (sent, next) => {
    try {
      return await next(sent);
    } catch {
      return next(sent);
    }
  };
  const pbx = clientOf(proxy.url, by === 'the client' ? [] : [twice]);
  const { error } = await pbx.raw.createCall(request, options);
  expect(error).toMatchObject({ status: 412, mayHaveActed: true });
  expect(proxy.posts).toBe(2);
});

test('another request under an id names both', async () => {
  const intents = fileIntents(temporaryFolder());
  const pbx = clientOf(sandbox.baseUrl);
  await placeCall(pbx, 'order-1', request, { intents });
  const other = { from: '410003', to: '447700900457' };
  await expect(placeCall(pbx, 'order-1', other, { intents })).rejects.toThrow(
    'id order-1 is the call {"from":"410003","to":"+447700900456"}, not {"from":"410003","to":"447700900457"}.',
  );
  await expect(placeCall(pbx, 'order-2', { ...request, from: '' }, { intents })).rejects.toThrow(
    'from: missing',
  );
  expect(await dialled()).toHaveLength(1);
});

const child = fileURLToPath(new URL('place-child.ts', import.meta.url));
const start = (url: string, folder: string, ...more: string[]) =>
  spawn(process.execPath, ['--conditions=@telephony/source', child, url, token(), folder, ...more]);

const exitSignal = (process: ChildProcess) =>
  new Promise<unknown>((resolve) => process.once('exit', (_, signal) => resolve(signal)));

test.for(['before', 'after'] as const)(
  'a process that was killed %s it sent does not send again',
  { timeout: 60_000 },
  async (moment) => {
    const folder = temporaryFolder();
    const kill = () => void first.kill('SIGKILL');
    const proxy = await startCuttingProxy(sandbox.baseUrl, acted(kill));
    const first = start(proxy.url, folder, ...(moment === 'before' ? ['stop'] : []));
    expect(await exitSignal(first)).toBe('SIGKILL');
    const next = JSON.parse(await text(start(proxy.url, folder).stdout)) as CallPlacement;
    expect(next.state).toBe(moment === 'before' ? 'not-found' : 'placed');
    expect(await dialled()).toHaveLength(moment === 'before' ? 0 : 1);
    expect(proxy.posts).toBe(moment === 'before' ? 0 : 1);
  },
);

test('of ten processes with one id, one sends', { timeout: 60_000 }, async () => {
  const folder = temporaryFolder();
  const proxy = await startCuttingProxy(
    sandbox.baseUrl,
    acted((response, body) => void response.writeHead(201, json).end(body)),
  );
  const runs = Array.from({ length: 10 }, () => text(start(proxy.url, folder).stdout));
  const results = (await Promise.all(runs)).map((run) => JSON.parse(run) as CallPlacement);
  expect(
    results.filter((one) => one.state === 'placed' && one.call.seenIn === 'response').length,
  ).toBeGreaterThan(0);
  expect(proxy.posts).toBe(1);
});

test.for(['documented', 'observed', 'mixed'] as const)(
  'findCall tells the call from those before, of others and to others in the %s form',
  async (forms) => {
    await using platform = await startSandbox({ port: 0, clock: 'manual', forms });
    const pbx = createTelephony({ baseUrl: platform.baseUrl, auth: platform.signIn!.token, operations });
    await pbx.createCall(request);
    await platform.control.advance({ seconds: 30 });
    const since = new Date((await platform.control.GET('/clock')).data!.milliseconds);
    const searchedUntil = since;
    for (const other of [
      { from: '410003', to: '2102' },
      { from: '410002', to: '447700900456' },
    ])
      await pbx.createCall(other);
    expect(await findCall(pbx, request, since)).toEqual({ state: 'not-found', searchedUntil });
    const { data } = await pbx.createCall({ ...request, to: '447700900456' });
    const call = { id: data.id, startedAt: since };
    expect(await findCall(pbx, request, since)).toEqual({
      state: 'placed',
      call: { ...call, seenIn: 'calls' },
    });
    await pbx.deleteCall({ id: data.id });
    await platform.control.advance({ seconds: 5 });
    expect(await findCall(pbx, request, since)).toEqual({
      state: 'placed',
      call: { ...call, seenIn: 'cdrs' },
    });
  },
);
