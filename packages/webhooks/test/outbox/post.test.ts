import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '@telephony/testing/free-port';
import * as fc from 'fast-check';
import { startServer } from '@telephony/testing/start-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isSigningSecret, type Message, Outbox, postUntil, type PostOptions } from '../../src/outbox.ts';

const ends = { timeout: 20_000, interval: 20 };
const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`;
const message = (id: string, body = '{}') => ({ id, type: 'call.finished', body });

async function startApp(...statuses: number[]) {
  const taken: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
  const url = await startServer((request, response) => {
    const take = async () => {
      taken.push({ url: request.url, headers: request.headers, body: await text(request) });
      const status = statuses.length > 1 ? statuses.shift()! : (statuses[0] ?? 204);
      response.writeHead(status, { location: '/elsewhere' }).end();
    };
    void take();
  });
  return { taken, url: `${url}/calls` };
}

function post(outbox: Outbox, options: PostOptions): () => Promise<void> {
  const stopping = new AbortController();
  const ended = postUntil(stopping.signal, outbox, options);
  const stop = () => (stopping.abort(), ended);
  onTestFinished(stop);
  return stop;
}

function signatureOf(secret: string, id: string, timestamp: string, body: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

test('a message is posted once, signed, with the user and password of the address', async () => {
  const { taken, url } = await startApp();
  const [outbox, secret] = [new Outbox(':memory:'), newSecret()];
  const onPosted = vi.fn<NonNullable<PostOptions['onPosted']>>();
  await outbox.add(message('call_7', '{"text":"Grüße"}'));
  const stop = post(outbox, { to: url.replace('//', '//crm:k%203@'), secret, onPosted });
  await vi.waitFor(async () => expect(await outbox.counts()).toMatchObject({ delivered: 1 }), ends);
  await stop();
  expect(taken).toHaveLength(1);
  const [{ headers, body, url: path }] = taken as [(typeof taken)[0]];
  expect([path, body]).toEqual(['/calls', '{"text":"Grüße"}']);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    authorization: `Basic ${btoa('crm:k 3')}`,
    'webhook-id': 'call_7',
  });
  const timestamp = String(headers['webhook-timestamp']);
  expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(20);
  expect(headers['webhook-signature']).toBe(signatureOf(secret, 'call_7', timestamp, body));
  expect(onPosted.mock.calls).toEqual([[expect.objectContaining({ id: 'call_7', attempts: 1 }), undefined]]);
});

test('what a program refuses comes again, the same, until it is taken; no redirect is followed', async () => {
  const { taken, url } = await startApp(500, 302, 204);
  const outbox = new Outbox(':memory:');
  const reasons: (string | undefined)[] = [];
  await outbox.add(message('a'));
  const began = Date.now();
  post(outbox, { to: url, onPosted: (_, reason) => reasons.push(reason) });
  await vi.waitFor(() => expect(reasons).toEqual(['status 500', 'status 302', undefined]), ends);
  expect(Date.now() - began).toBeGreaterThanOrEqual(1500);
  expect(taken.map(({ body, headers, url: path }) => [path, body, headers['webhook-id']])).toEqual(
    taken.map(() => ['/calls', '{}', 'a']),
  );
  expect(taken[0]?.headers['webhook-signature']).toBeUndefined();
  expect(await outbox.get('a')).toMatchObject({ state: 'delivered', attempts: 3, error: null });
});

test('where nobody listens the message says why it waits', async () => {
  const outbox = new Outbox(':memory:');
  await outbox.add(message('a'));
  post(outbox, { to: `http://127.0.0.1:${await freePort()}/` });
  await vi.waitFor(async () => expect((await outbox.get('a'))?.error).toContain('ECONNREFUSED'), ends);
});

test('two that post share the messages, and one that is stopped ends what it has begun', async () => {
  const outbox = new Outbox(':memory:');
  const ids = Array.from({ length: 100 }, (_, index) => `call-${index}`);
  for (const id of ids) await outbox.add(message(id));
  const taken: [by: number, id: string | null][] = [];
  const takerOf = (by: number) => async (request: Request) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    taken.push([by, request.headers.get('webhook-id')]);
    return new Response();
  };
  const stop = post(outbox, { to: takerOf(1) });
  post(outbox, { to: takerOf(2) });
  await vi.waitFor(() => expect(new Set(taken.map(([by]) => by))).toEqual(new Set([1, 2])), ends);
  await stop();
  expect((await outbox.list('waiting')).length).toBeGreaterThan(0);
  await vi.waitFor(async () => expect(await outbox.counts()).toMatchObject({ delivered: 100 }), ends);
  expect(taken).toHaveLength(100);
  expect(new Set(taken.map(([, id]) => id))).toEqual(new Set(ids));
});

test('a function that throws has not taken the message', async () => {
  const outbox = new Outbox(':memory:');
  await outbox.add(message('a'));
  post(outbox, { to: () => Promise.reject(new Error('the CRM is down')) });
  await vi.waitFor(async () => expect((await outbox.get('a'))?.error).toBe('the CRM is down'), ends);
});

test('a database that is away is told, and asked again', async () => {
  const outbox = new Outbox(':memory:');
  await outbox.add(message('a'));
  const take = vi.spyOn(outbox, 'take').mockRejectedValueOnce(new Error('connection refused'));
  const onError = vi.fn<(error: unknown) => void>();
  post(outbox, { to: async () => new Response(), onError });
  await vi.waitFor(async () => expect(await outbox.counts()).toMatchObject({ delivered: 1 }), ends);
  expect(take.mock.calls.length).toBeGreaterThan(1);
  expect(onError.mock.calls).toEqual([[new Error('connection refused')]]);
});

test('what was delivered a month ago is forgotten', async () => {
  const outbox = new Outbox(':memory:');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 31 * 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  await outbox.add(message('old'), 'delivered');
  vi.useRealTimers();
  await outbox.add(message('new'), 'delivered');
  post(outbox, { to: 'http://127.0.0.1:1/' });
  await vi.waitFor(async () => expect(await outbox.list()).toHaveLength(1), ends);
  expect(await outbox.get('new')).toBeDefined();
});

async function signedAt(seconds: number, secret: string, { id, body }: Pick<Message, 'id' | 'body'>) {
  vi.useFakeTimers({ toFake: ['Date'], now: seconds * 1000 });
  const outbox = new Outbox(':memory:');
  await outbox.add(message(id, body));
  const sent = await new Promise<Request>((resolve) => {
    const stopping = new AbortController();
    const to = async (request: Request) => (resolve(request), stopping.abort(), new Response());
    void postUntil(stopping.signal, outbox, { to, secret });
  });
  vi.useRealTimers();
  return sent.headers.get('webhook-signature');
}

test('the signature is the one that standardwebhooks.com gives as an example', async () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const example = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' };
  expect(await signedAt(1_614_265_330, secret, example)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

test('any secret of 24 bytes or more signs any body', async () => {
  const secrets = fc.tuple(fc.uint8Array({ minLength: 24, maxLength: 70 }), fc.boolean()).map(
    ([bytes, isPadded]) =>
      `whsec_${Buffer.from(bytes)
        .toString('base64')
        .replace(isPadded ? '' : /=+$/, '')}`,
  );
  await fc.assert(
    fc.asyncProperty(secrets, fc.string({ unit: 'binary' }), async (secret, body) => {
      expect(isSigningSecret(secret)).toBe(true);
      expect(await signedAt(1_800_000_000, secret, { id: 'a', body })).toBe(
        signatureOf(secret, 'a', '1800000000', body),
      );
    }),
    { numRuns: 20 },
  );
});

test('what looks like a secret is one, or is refused', () => {
  const character = fc.constantFrom('A', '/', '=', '=', '_');
  const almost = fc.tuple(
    fc.uint8Array({ minLength: 20, maxLength: 30 }),
    fc.string({ unit: character, maxLength: 3 }),
  );
  fc.assert(
    fc.property(almost, ([bytes, end]) => {
      const given = Buffer.from(bytes).toString('base64').replace(/=+$/, '') + end;
      expect(isSigningSecret(`whsec_${given}`)).toBe(bytesIn(given) >= 24);
      expect(isSigningSecret(given)).toBe(false);
    }),
    { numRuns: 2000 },
  );
  for (const given of ['', undefined, 'whsec_', `${newSecret()}\n`])
    expect(isSigningSecret(given)).toBe(false);
});

function bytesIn(given: string): number {
  try {
    return /\s/.test(given) ? 0 : atob(given).length;
  } catch {
    return 0;
  }
}

test.each([
  [{ to: 'localhost:3000' }, 'not an HTTP address'],
  [{ to: 'ftp://crm:password@crm.example/' }, 'not an HTTP address'],
  [{ to: 'http://127.0.0.1:1/', secret: '' }, '24 bytes or more'],
  [{ to: 'http://127.0.0.1:1/', secret: 'a-secret-of-no-such-form' }, '24 bytes or more'],
  [{ to: 'http://127.0.0.1:1/', secrets: newSecret() }, 'secrets is not one of the options'],
])('the options %o are refused', async (options, why) => {
  const refused = postUntil(new AbortController().signal, new Outbox(':memory:'), options);
  await expect(refused).rejects.toThrow(why);
  await expect(refused).rejects.not.toThrow('password');
});
