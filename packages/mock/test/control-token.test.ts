import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mock, type Proxy, startMock, startProxy } from '../src/index.ts';

let mock: Mock;
let proxy: Proxy;

beforeAll(async () => {
  mock = await startMock({ port: 0, host: '0.0.0.0', controlToken: 'secret' });
  proxy = await startProxy({ upstream: mock.url, port: 0, host: '0.0.0.0', controlToken: 'secret' });
});

afterAll(() => Promise.all([proxy.close(), mock.close()]));

/** An address of this machine that is not loopback, where it has one: what comes from there may be another machine. */
const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

test.runIf(outside).each(['mock', 'proxy'] as const)(
  'other machines use the control plane of the %s with its token alone',
  async (name) => {
    const { port } = new URL((name === 'mock' ? mock : proxy).url);
    const statusOf = async (headers: Record<string, string>) =>
      (await fetch(`http://${outside}:${port}/_mock/requests`, { headers })).status;
    expect(await statusOf({})).toBe(403);
    expect(await statusOf({ authorization: 'Bearer other' })).toBe(403);
    expect(await statusOf({ authorization: 'Bearer secret' })).toBe(200);
    expect(await statusOf({ 'x-control-token': 'secret' })).toBe(200);
    const local = await fetch(`http://127.0.0.1:${port}/_mock/requests`);
    expect(local.status, 'this machine needs none').toBe(200);
  },
);
