import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { serveDocument } from './support/serve-document.ts';

async function raw(url: string, prefer: string): Promise<{ text: string; end: string }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`GET /things/1 HTTP/1.1\r\nHost: a\r\nPrefer: ${prefer}\r\n\r\n`);
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  const end = await new Promise<string>((resolve) => {
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    socket.on('close', () => resolve('closed'));
  });
  return { text, end };
}

test('reset: nothing arrives, and the connection is reset', async () => {
  const { url } = await serveDocument();
  expect(await raw(url, 'fault=reset')).toEqual({ text: '', end: 'ECONNRESET' });
});

test('truncate: the whole body is announced, half of it arrives', async () => {
  const { url, ask } = await serveDocument();
  const whole = (await ask('GET /things/1')).text;
  const { text, end } = await raw(url, 'fault=truncate');
  const [head, body] = text.split('\r\n\r\n');
  expect([head?.match(/^content-length: (\d+)/im)?.[1], body, end]).toEqual([
    String(whole.length),
    whole.slice(0, Math.ceil(whole.length / 2)),
    'closed',
  ]);
  await expect(ask('GET /things/1', { headers: { prefer: 'fault=truncate' } })).rejects.toThrow('terminated');
});

test('garbage: whole, of the same type, and not JSON', async () => {
  const { url } = await serveDocument();
  const response = await fetch(`${url}/things/1?__fault=garbage`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
  await expect(response.json()).rejects.toThrow(SyntaxError);
});

test('a fault with a status, and nothing is left open', async () => {
  const { url } = await serveDocument();
  expect((await raw(url, 'code=503, fault=truncate')).text).toMatch(/^HTTP\/1\.1 503 /);
});
