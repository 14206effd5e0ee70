import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mock, startMock } from '../src/index.ts';

const CONNECTIONS = 40;
let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

/** Writes as much as the mock takes, reads what comes, and leaves as clients do. */
async function send(bytes: string): Promise<void> {
  const socket = connect({ port: Number(new URL(mock.url).port), host: '127.0.0.1' });
  socket.on('error', () => {});
  socket.resume();
  socket.end(bytes);
  await once(socket, 'close');
}

/** The connections that are open, of both sides. */
const openConnections = (): number =>
  process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;

test.each([
  ['CONNECT with data', `CONNECT example.com:443 HTTP/1.1\r\nHost: a\r\n\r\n${'x'.repeat(70_000)}`],
  ['headers without an end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(70_000)}`],
  ['what is not HTTP, and much of it', `\u0000${'x'.repeat(70_000)}`],
  ['a body after a bad length', `POST /calls HTTP/1.1\r\nContent-Length: -1\r\n\r\n${'x'.repeat(70_000)}`],
])('%s leaves no connection open', async (_, bytes) => {
  await send(bytes);
  const before = openConnections();
  for (let sent = 0; sent < CONNECTIONS; sent += 10)
    await Promise.all(Array.from({ length: 10 }, () => send(bytes)));
  for (let waited = 0; openConnections() > before && waited < 3000; waited += 100) await wait(100);
  expect(openConnections()).toBeLessThanOrEqual(before);
});

test('a client that never ends its side loses the connection after its response', async () => {
  const socket = connect({ port: Number(new URL(mock.url).port), host: '127.0.0.1', allowHalfOpen: true });
  socket.resume();
  socket.on('error', () => {});
  socket.write('CONNECT example.com:443 HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'end');
  const before = openConnections();
  await wait(1500);
  expect(openConnections()).toBeLessThan(before);
  socket.destroy();
});
