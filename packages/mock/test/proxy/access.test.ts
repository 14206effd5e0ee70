import { assert, array, asyncProperty, constantFrom } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rawExchange, rawGet } from './support/raw-exchange.ts';
import { exampleOf, sendJson, serveProxy } from './support/serve-proxy.ts';

async function serveRestricted(options: Parameters<typeof serveProxy>[1] = {}) {
  const asked: string[] = [];
  const served = await serveProxy((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.setHeader('access-control-allow-origin', 'https://pbx.example.com');
    response.setHeader('access-control-allow-methods', 'GET');
    sendJson(response, exampleOf('listCdrs'));
  }, options);
  return { ...served, asked };
}

describe('pages', () => {
  test.each(['http://localhost:5173', 'http://127.0.0.1:3000', 'http://[::1]:8080', 'https://dev.localhost'])(
    '%s, on this machine, may use the upstream',
    async (origin) => {
      const { ask } = await serveRestricted();
      const { headers } = await ask('GET /cdrs', { headers: { origin } });
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
    },
  );

  test.each([
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://evil.example:80@localhost',
    'chrome-extension://abcdefghijklmnop',
    '*',
  ])('of %s the upstream decides', async (origin) => {
    const { ask, asked } = await serveRestricted();
    const { headers } = await ask('GET /cdrs', { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBe('https://pbx.example.com');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    const preflight = { origin, 'access-control-request-method': 'DELETE' };
    const answered = await ask('OPTIONS /cdrs', { headers: preflight });
    expect(answered.headers.get('access-control-allow-methods')).toBe('GET');
    expect(asked).toEqual(['GET /cdrs', 'OPTIONS /cdrs']);
  });

  test('one on the list may use it; a refusal of the proxy itself is for nobody else to read', async () => {
    const { ask } = await serveRestricted({ allowOrigins: ['https://app.example.com'] });
    const from = async (origin: string) =>
      (await ask('GET /..%2fadmin', { headers: { origin } })).headers.get('access-control-allow-origin');
    expect(await from('https://app.example.com')).toBe('https://app.example.com');
    expect(await from('https://evil.example')).toBeNull();
  });

  test.each(['app.example.com', 'https://app.example.com/path', 'null', '*', ''])(
    '%s is no origin to allow',
    async (origin) => {
      await expect(serveRestricted({ allowOrigins: [origin] })).rejects.toThrow('is not an origin');
    },
  );
});

describe('names', () => {
  const statusFor = async (url: string, host: string) => {
    const text = await rawExchange(url, `GET /cdrs HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    return Number(text.split(' ')[1]);
  };

  test.each(['evil.example', 'evil.example:4030', 'localhost.evil.example', 'evil.example@localhost', ''])(
    'a request to "%s" is refused, and not passed on',
    async (host) => {
      const { proxy, asked } = await serveRestricted();
      expect(await statusFor(proxy.url, host)).toBe(403);
      expect(asked).toEqual([]);
    },
  );

  test.each(['localhost', 'LOCALHOST:9', '127.0.0.1', '192.0.2.7:4030', '[::1]:4030', 'dev.test'])(
    'one to %s is passed on',
    async (host) => {
      const { proxy } = await serveRestricted({ allowHosts: ['Dev.test'] });
      expect(await statusFor(proxy.url, host)).toBe(200);
    },
  );
});

describe('the base path of the upstream', () => {
  test('nothing leaves it by dots, however they are written', async () => {
    const { proxy, asked } = await serveRestricted();
    const oneOf = (words: string) => constantFrom(...words.split(' '));
    const dot = oneOf('. %2e %2E %252e %25252e %c0%ae %u002e %uff0e %e2%80%a4');
    const slash = oneOf(String.raw`/ %2f %252F \ %5c %255c %c0%af #/`);
    const noise = oneOf(' ;x=1 %3b %00 %20 %09 %2509 ;%2f ? # %3f %2523');
    const dots = array(dot, { minLength: 1, maxLength: 2 });
    await assert(
      asyncProperty(dots, slash, slash, noise, async (some, one, two, end) => {
        const text = await rawGet(proxy.url, `/cdrs${one}${some.join('')}${end}${two}admin`);
        expect(text).toMatch(/^HTTP\/1.1 400 /);
      }),
      { numRuns: 200 },
    );
    expect(asked).toEqual([]);
  });

  test.each([
    '/cdrs/1.2',
    '/monitors/7001.mp3',
    '/users/5/sms/threads/%2B447700900001/Acme%20Ltd.',
    '/cdrs?filter=../..',
    '/.well-known/x',
    '/a...b/...',
    '/50%25/x',
  ])('%s is no such path', async (path) => {
    const { proxy, asked } = await serveRestricted();
    await rawGet(proxy.url, path);
    expect(asked).toEqual([`GET ${path}`]);
  });
});

test('the control plane sends events to this machine only, unless a host is named', async () => {
  const { proxy } = await serveRestricted();
  const send = async (to: string) => {
    const body = JSON.stringify({ event: 'call.hangup', to });
    const response = await fetch(`${proxy.url}/_mock/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return (await response.json()) as { error: string };
  };
  expect((await send('http://192.0.2.7:9/events')).error).toContain('--webhooks-allow-hosts');
  expect((await send('http://169.254.169.254/latest')).error).toContain('is not loopback');
});
