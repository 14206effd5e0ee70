import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text as readText } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import { startSandbox } from '../../src/start/start-sandbox.ts';
import { useSandbox } from '../support/use-sandbox.ts';

const TOKEN = 'open-sesame-to-the-sandbox';

const sandbox = useSandbox({ host: '0.0.0.0' });

interface RequestParts {
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
}: RequestParts) {
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
    const origin = 'http://localhost:4020';
    const headers = { host: 'localhost:4020', origin, 'sec-fetch-site': 'same-origin' };
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
    const options = { port: 0, host: '0.0.0.0', clock: 'manual', controlToken: TOKEN } as const;
    await using open = await startSandbox(options);
    const { port } = new URL(open.url);
    const asked = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`http://${hostname}:${port}${path}`, { headers });
      return [response.status, ((await response.json()) as { message?: string }).message];
    };
    for (const path of ['/_sandbox/clock', '/_sandbox/rules']) {
      expect(await asked(path)).toEqual([403, expect.stringContaining('--control-token')]);
      expect(await asked(path, { 'x-control-token': TOKEN.toUpperCase() })).toEqual([
        403,
        expect.stringMatching(/wrong/),
      ]);
      expect(await asked(path, { 'x-control-token': TOKEN })).toEqual([200, undefined]);
      expect(await asked(path, { authorization: `Bearer ${TOKEN}` })).toEqual([200, undefined]);
    }
    const named = { host: 'sandbox.example', 'x-control-token': TOKEN };
    expect((await ask({ hostname, headers: named, port })).status, 'by any name').toBe(200);
    const page = { ...named, origin: 'https://evil.example' };
    expect((await ask({ hostname, headers: page, port })).status, 'pages stay shut out').toBe(403);
  });

  test.for(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'cf-connecting-ip', 'x-forwarded-host'])(
    'what a proxy on this machine passes on with %s',
    async (name) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      expect((await ask({ headers: { [name]: '127.0.0.1' } })).status).toBe(403);
    },
  );

  test('what a proxy on this machine passes on in HTTP/1.0, as nginx does by default', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const socket = connect(Number(new URL(sandbox.url).port), '127.0.0.1');
    socket.write('GET /_sandbox/snapshot HTTP/1.0\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n');
    expect(await readText(socket)).toMatch(/^HTTP\/1\.\d 403/);
  });

  test('this machine too, once it has a token, and says so in the log without the token', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await using open = await startSandbox({ port: 0, clock: 'manual', controlToken: TOKEN });
    const { port } = new URL(open.url);
    const statusOf = async (headers: Record<string, string>) => (await ask({ headers, port })).status;
    expect(await statusOf({})).toBe(403);
    expect(await statusOf({ 'x-control-token': 'guess-number-one-of-many' })).toBe(403);
    expect(await statusOf({ 'sec-fetch-site': 'same-origin' })).toBe(403);
    expect(await statusOf({ 'x-control-token': TOKEN })).toBe(200);
    expect(await statusOf({ 'x-control-token': TOKEN, 'x-forwarded-for': '192.0.2.7' })).toBe(200);
    expect((await fetch(open.url)).status, 'the page, which asks for the token').toBe(200);
    expect((await open.control.GET('/clock')).response.status, 'its own program').toBe(200);
    const lines = warn.mock.calls.join('\n');
    expect(lines).toMatch(/^Refused GET \/_sandbox\/snapshot from 127\.0\.0\.1: /);
    expect(lines).not.toContain('guess');
  });

  test('each guess more slowly than the one before, and the right token at once', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await using open = await startSandbox({ port: 0, clock: 'manual', controlToken: TOKEN });
    const { port } = new URL(open.url);
    const order: string[] = [];
    const asked = async (token: string) => {
      await ask({ port, headers: { 'x-control-token': token } });
      order.push(token);
    };
    const guesses = Array.from({ length: 7 }, (_, index) => `guess-number-${index}-of-seven`);
    await Promise.all([...guesses, TOKEN].map(asked));
    expect(order.filter((token) => token !== TOKEN)).toEqual(guesses);
    // On a busy machine the first of them, which wait for 25 and 50 ms, may be faster.
    expect(order.slice(-3)).toEqual(guesses.slice(-3));
  });

  test('to start with a token that can be guessed', async () => {
    await expect(startSandbox({ port: 0, controlToken: 'fifteen-letters' })).rejects.toThrow(
      /controlToken.*16 to 1000/,
    );
  });
});

test.each(['/_sandbox/settings', '/v1.2/voice/cdrs'])(
  'a request with two Host headers is refused: %s',
  async (path) => {
    const { port } = new URL(sandbox.url);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1');
      let text = '';
      socket
        .on('data', (chunk: Buffer) => (text += chunk.toString()))
        .on('end', () => resolve(text))
        .on('error', reject);
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nHost: pbx.example\r\nConnection: close\r\n\r\n`,
      );
    });
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('more than one Host header');
  },
);
