import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import {
  createTelephony,
  download,
  type Download,
  type FilePath,
  isTelephonyError,
} from '../../src/index.ts';
import { clientOf } from '../support/client.ts';
import { startServer } from '../support/start-server.ts';

const TOKEN = 'a1b2c3d4'.repeat(5);
const tone = readFileSync(createRequire(import.meta.url).resolve('@telephony/mock/files/tone.mp3'));

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

async function ask(path: FilePath, listener: Listener, signal?: AbortSignal): Promise<Download> {
  const pbx = createTelephony({ baseUrl: await startServer(listener), auth: TOKEN, retries: 0 });
  return download(pbx, path, { path: { id: 7 }, signal });
}

const answer =
  (status: number, headers: Record<string, string>, body: string | Uint8Array = ''): Listener =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);

/** The error of a download that must not succeed, neither at once nor while it is read. */
async function errorOf(call: Promise<Download>) {
  const error = await call.then((file) => file.bytes()).catch((reason: unknown) => reason);
  if (!isTelephonyError(error)) throw new Error(`No TelephonyError, but ${String(error)}`);
  return error;
}

describe('a file', () => {
  const recording = answer(200, { 'content-type': 'audio/mpeg3' }, tone);

  test('as bytes, blob, text and stream', async () => {
    expect(Buffer.from(await (await ask('/monitors/{id}.mp3', recording)).bytes())).toEqual(tone);
    const blob = await (await ask('/voicemessages/{id}.mp3', recording)).blob();
    expect([blob.type, blob.size]).toEqual(['audio/mpeg3', tone.length]);
    const parts: Uint8Array[] = [];
    const { stream } = await ask('/monitors/{id}.mp3', recording);
    await stream.pipeTo(new WritableStream({ write: (part) => void parts.push(part) }));
    expect(Buffer.concat(parts)).toEqual(tone);
    const trace = answer(200, { 'content-type': 'text/plain' }, 'INVITE sip:2102@ü');
    expect(await (await ask('/cdrs/{id}.trace', trace)).text()).toBe('INVITE sip:2102@ü');
  });

  test('with what is known of it', async () => {
    const headers = { 'content-type': 'audio/mpeg3', 'content-length': String(tone.length), 'x-node': 'a' };
    const file = await ask('/monitors/{id}.mp3', answer(200, headers, tone));
    expect(file).toMatchObject({ contentType: 'audio/mpeg3', size: tone.length, fileName: 'monitors-7.mp3' });
    expect(file.response.headers.get('x-node')).toBe('a');
    expect((await ask('/users/{id}/cdrs.csv', answer(200, {}, 'id'))).fileName).toBe('users-7-cdrs.csv');
    await file.stream.cancel();
  });

  test('asks for any type, and once', async () => {
    const seen: unknown[] = [];
    const file = await ask('/monitors/{id}.mp3', (request, response) => {
      seen.push([request.method, request.url, request.headers.accept, request.headers['x-auth-token']]);
      recording(request, response);
    });
    await file.bytes();
    expect(seen).toEqual([['GET', '/v1.2/service/monitors/7.mp3', '*/*', TOKEN]]);
    await expect(file.bytes()).rejects.toThrow(TypeError);
  });

  test.each<[FilePath, string | undefined, Uint8Array | string]>([
    ['/monitors/{id}.mp3', undefined, tone],
    ['/monitors/{id}.mp3', 'application/octet-stream', tone],
    ['/monitors/{id}.mp3', 'Audio/MPEG; rate=8000', tone],
    ['/monitors/{id}.mp3', 'audio/mpeg', 'I'],
    ['/cdrs/{id}.pcap', 'application/vnd.tcpdump.pcap', Uint8Array.of(0xd4, 0xc3, 0xb2, 0xa1, 2, 0)],
    // A pcapng file begins with what is white space in a text, and the length of its first block: here 60, a "<".
    ['/cdrs/{id}.pcap', 'application/octet-stream', Uint8Array.of(10, 13, 13, 10, 60, 0, 0, 0)],
    ['/cdrs/{id}.trace', undefined, '{"a": not JSON'],
    ['/cdrs/{id}.trace', 'text/plain', '{"via": "JSON, but no error"}'],
    ['/users/{id}/cdrs.csv', 'text/csv', '<id>,calldate'],
  ])('%s of type %s', async (path, type, body) => {
    const file = await ask(path, answer(200, type === undefined ? {} : { 'content-type': type }, body));
    expect(Buffer.from(await file.bytes())).toEqual(Buffer.from(body));
  });

  test('arrives while it is sent, and no faster than it is read', async () => {
    let sent = 0;
    let closed = false;
    const file = await ask('/cdrs/{id}.pcap', (_, response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream' });
      const send = () => {
        do sent += 1;
        while (response.write(Buffer.alloc(65_536, 0xd4)));
      };
      response.on('drain', send).on('close', () => (closed = true));
      send();
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(sent).toBeLessThan(500);
    const reader = file.stream.getReader();
    expect((await reader.read()).value?.length).toBeGreaterThan(0);
    await reader.cancel();
    await expect.poll(() => closed).toBe(true);
  });
});

describe('no file', () => {
  const envelope = JSON.stringify({
    message: 'Monitor not found',
    errors: [{ field: 'id', message: 'unknown' }],
  });

  test.each<[string, FilePath, string | undefined]>([
    ['by its type', '/monitors/{id}.mp3', 'application/json; charset=utf-8'],
    ['by its type', '/cdrs/{id}.trace', 'application/problem+json'],
    ['though it says audio', '/monitors/{id}.mp3', 'audio/mpeg'],
    ['though it says nothing', '/cdrs/{id}.pcap', undefined],
    ['though it says text', '/cdrs/{id}.trace', 'text/plain'],
    ['though it says CSV', '/users/{id}/cdrs.csv', 'text/csv'],
  ])('a JSON error with 200, %s: %s %s', async (_, path, type) => {
    for (const body of [envelope, `\uFEFF\n ${envelope}`]) {
      const error = await errorOf(
        ask(path, answer(200, type === undefined ? {} : { 'content-type': type }, body)),
      );
      expect(error).toMatchObject({
        kind: 'content-type',
        status: 200,
        operation: { method: 'GET', path },
        fieldErrors: [{ field: 'id', message: 'unknown', code: '' }],
      });
      expect(error.message).toContain('Monitor not found');
      expect(error.requestUrl).toContain('/v1.2/service/');
    }
  });

  test('a token in such an error is not repeated', async () => {
    const body = JSON.stringify({ message: `The token ${TOKEN} is old`, errors: [TOKEN] });
    const error = await errorOf(
      ask('/monitors/{id}.mp3', answer(200, { 'content-type': 'application/json' }, body)),
    );
    expect(error.message).toContain('The token *** is old');
    expect(JSON.stringify([error, error.fieldErrors, error.stack])).not.toContain(TOKEN);
  });

  test.each<[FilePath, string, string]>([
    ['/monitors/{id}.mp3', 'text/html', '<p>Sign in</p>'],
    ['/cdrs/{id}.trace', 'text/html', 'Sign in'],
    ['/monitors/{id}.mp3', 'audio/mpeg', '\n<!DOCTYPE html><html>'],
    ['/cdrs/{id}.pcap', 'application/octet-stream', '<html>'],
    ['/monitors/{id}.mp3', 'text/plain', 'It is not there.'],
    ['/monitors/{id}.mp3', 'application/json', '[]'],
    ['/monitors/{id}.mp3', 'audio/mpeg', `{"message": "cut off he`],
    ['/monitors/{id}.mp3', 'audio/mpeg', `{"data": "${'x'.repeat(100_000)}"}`],
  ])('%s of type %s: %s', async (path, type, body) => {
    const error = await errorOf(ask(path, answer(200, { 'content-type': type }, body)));
    expect(error).toMatchObject({ kind: 'content-type', status: 200 });
  });

  test.each([200, 204])('an empty %i', async (status) => {
    const headers = { 'content-type': 'audio/mpeg' };
    expect(await errorOf(ask('/monitors/{id}.mp3', answer(status, headers)))).toMatchObject({
      kind: 'body',
      status,
    });
  });

  test('an export that is made later', async () => {
    for (const body of ['', '{"message":"queued"}']) {
      const error = await errorOf(ask('/users/{id}/cdrs.csv', answer(202, {}, body)));
      expect(error).toMatchObject({ kind: 'queued', status: 202 });
      expect(error.message).toContain('O-28');
    }
  });

  test('does not keep the connection', async () => {
    let closed = false;
    const queued = ask('/users/{id}/cdrs.csv', (_, response) => {
      response.on('close', () => (closed = true)).writeHead(202);
      response.write('what follows is not waited for');
    });
    expect(await errorOf(queued)).toMatchObject({ kind: 'queued' });
    await expect.poll(() => closed).toBe(true);
  });
});

describe('a file that breaks off', () => {
  test.each([{ 'content-length': String(tone.length) }, { 'transfer-encoding': 'chunked' }])(
    'of which %j was said',
    async (headers) => {
      let cut = () => {};
      const file = await ask('/monitors/{id}.mp3', (_, response) => {
        response.writeHead(200, { 'content-type': 'audio/mpeg', ...(headers as object) });
        response.write(tone.subarray(0, 500));
        cut = () => response.destroy();
      });
      cut();
      const error = await errorOf(Promise.resolve(file));
      expect(error).toMatchObject({ kind: 'body', status: 200 });
      expect(error.message).toMatch(/the file ended early, after \d+ /);
      expect(error.cause).toBeInstanceOf(Error);
    },
  );

  test('as the caller wants', async () => {
    const stop = new AbortController();
    const file = await ask(
      '/monitors/{id}.mp3',
      (_, response) =>
        void response.writeHead(200, { 'content-type': 'audio/mpeg' }).write(tone.subarray(0, 500)),
      stop.signal,
    );
    const read = errorOf(Promise.resolve(file));
    stop.abort(new Error('enough'));
    expect(await read).toMatchObject({ kind: 'abort', cause: new Error('enough') });
  });

  test('as a foreign fetch ends it, without a word', async () => {
    const fetch = async () =>
      new Response('ID3 half', { headers: { 'content-length': '99', 'content-type': 'audio/mpeg' } });
    const error = await errorOf(download(clientOf({ fetch }), '/monitors/{id}.mp3', { path: { id: 7 } }));
    expect(error.message).toContain('after 8 of 99 bytes');
  });
});

describe('a file that stops', () => {
  /** A server that sends 500 bytes of 1000 and then nothing. Gives whether its connection was closed. */
  async function stalling(options: { idleTimeoutMs?: number; timeoutMs?: number }) {
    const state = { isClosed: false };
    const baseUrl = await startServer((_, response) => {
      response.on('close', () => (state.isClosed = true));
      response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': '1000' });
      response.write(tone.subarray(0, 500));
    });
    const pbx = createTelephony({ baseUrl, auth: TOKEN, timeoutMs: 5000 });
    const error = await errorOf(download(pbx, '/monitors/{id}.mp3', { path: { id: 7 }, ...options }));
    return { error, state };
  }

  test.each([
    [{ idleTimeoutMs: 150 }, 'body', 'nothing came for 150 ms, after 500 bytes'],
    [{ timeoutMs: 200 }, 'total', 'the time of the download is over, after 500 bytes'],
    [{ timeoutMs: 200, idleTimeoutMs: 0 }, 'total', 'the time of the download is over'],
  ] as const)('with %j', async (options, phase, message) => {
    const began = performance.now();
    const { error, state } = await stalling(options);
    expect(performance.now() - began).toBeLessThan(3000);
    expect(error).toMatchObject({ kind: 'timeout', phase, status: 200 });
    expect(error.message).toContain(message);
    await expect.poll(() => state.isClosed).toBe(true);
  });

  test('while it is not read, it has time', async () => {
    const file = await ask('/monitors/{id}.mp3', (_, response) => {
      response.writeHead(200, { 'content-type': 'audio/mpeg' }).write(tone.subarray(0, 500));
      setTimeout(() => response.end(), 300);
    });
    const baseUrl = await startServer(answer(200, { 'content-type': 'audio/mpeg' }, tone));
    const options = { path: { id: 7 }, idleTimeoutMs: 100 };
    const slow = await download(clientOf({ baseUrl }), '/monitors/{id}.mp3', options);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect((await slow.bytes()).length).toBe(tone.length);
    expect((await file.bytes()).length).toBe(500);
  });

  test.each([-1, Number.NaN, null])('an idle time of %s is refused', async (idleTimeoutMs) => {
    const options = { path: { id: 7 }, idleTimeoutMs: idleTimeoutMs as number };
    expect(await errorOf(download(clientOf(), '/monitors/{id}.mp3', options))).toMatchObject({
      kind: 'request',
      message: expect.stringContaining('idleTimeoutMs must be a number from 0'),
    });
  });
});
