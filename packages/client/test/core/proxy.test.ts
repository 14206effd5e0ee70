import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { fetch as undiciFetch, ProxyAgent } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { createTelephony, operations } from '../../src/index.ts';
import { json, startServer } from '../support/start-server.ts';

/** A proxy that tunnels, and notes where to. */
async function startProxy() {
  const asked: string[] = [];
  const server = createServer().on('connect', ({ url = '' }, socket) => {
    asked.push(url);
    const [host, port] = url.split(':');
    const target = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      socket.pipe(target).pipe(socket);
    });
    target.on('error', () => socket.destroy());
    socket.on('error', () => target.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const agent = new ProxyAgent(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(async () => {
    await agent.destroy();
    server.close();
  });
  return { agent, asked };
}

test('an agent in fetchOptions, with the fetch that it belongs to, sends all requests through a proxy', async () => {
  const baseUrl = await startServer((_, response) => json(response, { data: { response: 'Pong' } }));
  const { agent, asked } = await startProxy();
  const pbx = createTelephony({
    baseUrl,
    fetch: undiciFetch,
    fetchOptions: { dispatcher: agent },
    operations,
  });
  expect(await pbx.ping()).toMatchObject({ data: { response: 'Pong' } });
  expect(asked).toEqual([new URL(baseUrl).host]);
});
