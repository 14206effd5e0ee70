import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/start/start-sandbox.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, host: '0.0.0.0', clock: 'manual' });
});

afterAll(() => sandbox.close());

interface Asked {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  hostname?: string;
  port?: string;
}

/** Asks with headers that fetch does not let one set. */
function ask({
  method = 'GET',
  path = '/_sandbox/snapshot',
  headers = {},
  hostname = '127.0.0.1',
  port = new URL(sandbox.url).port,
}: Asked) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    request({ hostname, port, method, path, headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    })
      .on('error', reject)
      .end();
  });
}

/** An address of this machine that is not loopback, where it has one. */
const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

describe('the control plane answers', () => {
  test.for(['localhost:4020', '127.0.0.1:4020', '[::1]:4020', 'sandbox.localhost'])('by %s', async (host) => {
    expect((await ask({ headers: { host } })).status).toBe(200);
  });

  test('its own page', async () => {
    const headers = {
      host: 'localhost:4020',
      origin: 'http://localhost:4020',
      'sec-fetch-site': 'same-origin',
    };
    expect((await ask({ headers })).status).toBe(200);
  });
});

describe('the control plane refuses', () => {
  test.for([
    ['a name that may have been given this address', { host: 'evil.example' }],
    ['an address of another machine', { host: '192.0.2.7:4020' }],
    ['a Host that cannot be read', { host: '[::1' }],
    ['a page of another origin', { host: 'localhost:4020', origin: 'https://evil.example' }],
    ['a page of another port', { host: 'localhost:4020', origin: 'http://localhost:3000' }],
    ['a page of no origin', { host: 'localhost:4020', origin: 'null' }],
    ['an image of another site', { host: 'localhost:4020', 'sec-fetch-site': 'cross-site' }],
  ] as const)('%s', async ([, headers]) => {
    for (const path of ['/_sandbox/snapshot', '/_sandbox/openapi.json', '/_sandbox/stream']) {
      expect([path, (await ask({ path, headers })).status]).toEqual([path, 403]);
    }
    expect((await ask({ method: 'POST', path: '/_sandbox/reset', headers })).status).toBe(403);
  });

  test('preflights, and lets no other origin read', async () => {
    const headers = {
      host: 'localhost:4020',
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
    };
    const answer = await ask({ method: 'OPTIONS', path: '/_sandbox/reset', headers });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect((await ask({ headers })).headers['access-control-allow-origin']).toBeUndefined();
  });

  test.runIf(outside)('other machines, unless they send its token', async () => {
    const hostname = outside!;
    expect((await ask({ hostname })).status).toBe(403);
    expect((await ask({ hostname, path: '/v1.2/voice/cdrs/dictionaries' })).status).not.toBe(403);
    const open = await startSandbox({ port: 0, host: '0.0.0.0', clock: 'manual', controlToken: 'secret' });
    onTestFinished(() => open.close());
    const { port } = new URL(open.url);
    const asked = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`http://${hostname}:${port}${path}`, { headers });
      return [response.status, ((await response.json()) as { message?: string }).message];
    };
    for (const path of ['/_sandbox/clock', '/_sandbox/rules']) {
      expect(await asked(path)).toEqual([403, expect.stringContaining('--control-token')]);
      expect(await asked(path, { 'x-control-token': 'Secret' })).toEqual([
        403,
        expect.stringMatching(/wrong/),
      ]);
      expect(await asked(path, { 'x-control-token': 'secret' })).toEqual([200, undefined]);
      expect(await asked(path, { authorization: 'Bearer secret' })).toEqual([200, undefined]);
    }
    const named = { host: 'sandbox.example', 'x-control-token': 'secret' };
    expect((await ask({ hostname, headers: named, port })).status, 'by any name').toBe(200);
    const page = { ...named, origin: 'https://evil.example' };
    expect((await ask({ hostname, headers: page, port })).status, 'pages stay shut out').toBe(403);
  });
});
