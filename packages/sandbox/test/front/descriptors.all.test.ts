import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { descriptorsOf, type Server, useProcesses } from './support/start-servers.ts';

const CONNECTIONS = 40;
const LONG = 'x'.repeat(70_000);
const servers = useProcesses();

/** Writes as much as the server takes, reads what comes, and leaves as clients do. */
async function send({ url }: Server, bytes: string): Promise<void> {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
  socket.on('error', () => {});
  socket.resume();
  socket.end(bytes);
  // Not `once`, which would reject where the connection is reset.
  await new Promise((resolve) => socket.once('close', resolve));
}

describe.each(['mock', 'sandbox'] as const)('no descriptor of the %s stays open after', (name) => {
  test.each([
    ['CONNECT with data', `CONNECT example.com:443 HTTP/1.1\r\nHost: a\r\n\r\n${LONG}`],
    ['headers without an end', `GET / HTTP/1.1\r\nX: ${LONG}`],
    ['what is not HTTP, and much of it', `\u0000${LONG}`],
    ['a body after a bad length', `POST /calls HTTP/1.1\r\nContent-Length: -1\r\n\r\n${LONG}`],
    [
      'an upgrade with data',
      `GET /cdrs HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n${LONG}`,
    ],
    [
      'responses that are reset',
      'GET /cdrs?__fault=reset HTTP/1.1\r\nHost: a\r\nX-Auth-Token: TOKEN\r\n\r\n',
    ],
    [
      'responses that are cut off',
      'GET /cdrs?__fault=truncate HTTP/1.1\r\nHost: a\r\nX-Auth-Token: TOKEN\r\n\r\n',
    ],
  ])('%s', async (_, text) => {
    const server = servers[name];
    const bytes = text.replace('TOKEN', server.token);
    await send(server, bytes);
    const before = descriptorsOf(server);
    for (let sent = 0; sent < CONNECTIONS; sent += 10)
      await Promise.all(Array.from({ length: 10 }, () => send(server, bytes)));
    for (let waited = 0; descriptorsOf(server) > before && waited < 3000; waited += 100) await sleep(100);
    expect(descriptorsOf(server)).toBeLessThanOrEqual(before);
  });

  test('a client that never ends its side', async () => {
    const server = servers[name];
    const before = descriptorsOf(server);
    const socket = connect({
      port: Number(new URL(server.url).port),
      host: '127.0.0.1',
      allowHalfOpen: true,
    });
    socket.resume();
    socket.on('error', () => {});
    socket.write('CONNECT example.com:443 HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'end');
    for (let waited = 0; descriptorsOf(server) > before && waited < 5000; waited += 100) await sleep(100);
    expect(descriptorsOf(server)).toBeLessThanOrEqual(before);
    socket.destroy();
  });
});
