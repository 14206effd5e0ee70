import { expect, expectTypeOf, test } from 'vitest';
import {
  type CallMissedEvent, type Received,
  createWebhookHandler,
  type EventHandlers,
  InvalidEventError,
  type UnknownEvent,
} from '../../src/index.ts';
import { example, examples } from '../support/contract-events.ts';
import { post } from '../support/post.ts';
import { spyErrors, spyHandler } from '../support/spies.ts';

const missed = example('call.missed-leg');

test('each event reaches its handler, whole, and is answered with 204', async () => {
  const seen: unknown[] = [];
  const handler = createWebhookHandler({ any: (event) => seen.push(event) });
  for (const [, body] of examples) {
    const response = await handler(post({ ...body, extra: { kept: true } }));
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
  }
  expect(seen).toEqual(examples.map(([, body]) => ({ ...body, extra: { kept: true } })));
});

test('handlers are chosen and typed by event_name', async () => {
  const seen: string[] = [];
  const handler = createWebhookHandler({
    'call.missed': (event, { request }) => {
      expectTypeOf(event).toEqualTypeOf<Received<CallMissedEvent>>();
      expect(request.headers.get('content-type')).toBe('application/json');
      seen.push(`missed ${event.final}`);
    },
    'sms.received': (event) => seen.push(`sms ${event.text}`),
    unknown: (event) => {
      expectTypeOf(event).toEqualTypeOf<UnknownEvent>();
      seen.push(`unknown ${event.event_name}`);
    },
    any: (event) => seen.push(`any ${event.event_name}`),
  });
  await handler(post(missed));
  await handler(post({ id: 'a', event_name: 'queue.wrapup' }));
  await handler(post(example('call.hold-internal')));
  expect(seen).toEqual([
    'any call.missed',
    'missed false',
    'any queue.wrapup',
    'unknown queue.wrapup',
    'any call.hold',
  ]);
});

test('what nobody handles is acknowledged', async () => {
  const handler = createWebhookHandler({ 'sms.received': () => {} });
  expect((await handler(post(missed))).status).toBe(204);
  expect((await handler(post({ event_name: 'queue.wrapup' }))).status).toBe(204);
});

test('handlers that would never be called are refused at once', () => {
  const typo: EventHandlers = Object.fromEntries([['call.mised', () => {}]]);
  expect(() => createWebhookHandler(typo)).toThrow(
    /"call\.mised" is not an event of the contract\. Use .*call\.missed, /,
  );
  expect(() => createWebhookHandler({ 'call.missed': 'x' as never })).toThrow('is not a function');
  expect(() => createWebhookHandler({ 'call.missed': undefined as never })).not.toThrow();
  for (const option of ['ttl', 'lease', 'maxBytes'])
    for (const value of [0, -1, Number.NaN, Infinity])
      expect(() => createWebhookHandler({}, { [option]: value })).toThrow(`${option} is ${value}`);
});

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('405 for %s', async (method) => {
  const onError = spyErrors();
  const response = await createWebhookHandler({}, { onError })(new Request('https://r.example/', { method }));
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
  expect(onError).not.toHaveBeenCalled();
});

test.each([
  ['application/json', 204],
  ['Application/JSON; charset=utf-8', 204],
  ['application/json ;charset=utf-8', 204],
  ['application/vnd.pbx.event+json', 204],
  ['text/plain', 415],
  ['application/jsonp', 415],
  ['application/json-seq', 415],
  ['text/json, application/json', 415],
  ['application/x-www-form-urlencoded', 415],
])('content type %s gives %i', async (type, status) => {
  const response = await createWebhookHandler(
    {},
    { onError: () => {} },
  )(post(missed, { headers: { 'content-type': type } }));
  expect(response.status).toBe(status);
});

test('415 without content type, and for compressed bodies', async () => {
  const handler = createWebhookHandler({}, { onError: () => {} });
  const bytes = new TextEncoder().encode(JSON.stringify(missed));
  const bare = new Request('https://r.example/', { method: 'POST', body: bytes });
  expect((await handler(bare)).status).toBe(415);
  expect((await handler(post(missed, { headers: { 'content-encoding': 'gzip' } }))).status).toBe(415);
});

test('400 says which field and why, repeats nothing, and tells onError', async () => {
  const handle = spyHandler();
  const onError = spyErrors();
  const handler = createWebhookHandler({ any: handle }, { onError });
  const response = await handler(post({ ...missed, call_id: 'PIN 4711', state: undefined }));
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('application/json');
  const text = await response.text();
  expect(text).not.toContain('4711');
  expect(JSON.parse(text)).toEqual({
    message: expect.stringContaining('The body is not a call.missed event'),
    errors: [
      { field: 'state', message: 'is missing' },
      { field: 'call_id', message: 'is text, not an integer' },
    ],
  });
  expect(onError.mock.calls).toEqual([[expect.any(InvalidEventError), undefined]]);
  expect((await handler(post('{"PIN 4711'))).status).toBe(400);
  expect((await handler(post(''))).status).toBe(400);
  expect(handle).not.toHaveBeenCalled();
});

test('413 above the limit, and no more is read', async () => {
  let pulled = 0;
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1000));
      },
    });
  const stream = (body: ReadableStream, headers = {}) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      duplex: 'half',
    };
    return new Request('https://r.example/', init);
  };
  const onError = spyErrors();
  const handler = createWebhookHandler({}, { maxBytes: 10_000, onError });
  const response = await handler(stream(endless()));
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({ message: 'The body is larger than 10000 bytes.', errors: [] });
  expect(pulled).toBeLessThan(15);
  pulled = 0;
  expect((await handler(stream(endless(), { 'content-length': '10001' }))).status).toBe(413);
  expect(pulled).toBeLessThan(3);
  expect(onError).toHaveBeenCalledTimes(2);
});

test('the limit is 64 kB in bytes, and a body of just that size passes', async () => {
  const handle = spyHandler();
  const handler = createWebhookHandler({ any: handle }, { onError: () => {} });
  const bare = JSON.stringify({ ...missed, pad: '' }).length;
  const sized = (bytes: number) =>
    post({ ...missed, pad: 'é'.repeat((bytes - bare) >> 1) + 'x'.repeat((bytes - bare) & 1) });
  expect((await handler(sized(65_536))).status).toBe(204);
  expect((await handler(sized(65_537))).status).toBe(413);
  expect(handle).toHaveBeenCalledTimes(1);
});

test('a body in many chunks is put together, one that breaks off is refused, one that was read is an error', async () => {
  const seen: unknown[] = [];
  const onError = spyErrors();
  const handler = createWebhookHandler({ any: (event) => seen.push(event) }, { onError });
  const bytes = new TextEncoder().encode(JSON.stringify({ ...missed, src_name: 'Zoë 🎧' }));
  const chunked = (end: number, fail: boolean) => {
    let offset = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (offset >= end) return fail ? controller.error(new Error('gone')) : controller.close();
        controller.enqueue(bytes.slice(offset, (offset += 1)));
      },
    });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
    return new Request('https://r.example/', init);
  };
  expect((await handler(chunked(bytes.length, false))).status).toBe(204);
  expect(seen).toEqual([{ ...missed, src_name: 'Zoë 🎧' }]);
  expect((await handler(chunked(20, true))).status).toBe(400);
  const used = post(missed);
  await used.text();
  expect((await handler(used)).status).toBe(500);
  expect(onError.mock.calls.map(([error]) => String(error))).toEqual([
    'Refusal: The body ended early.',
    expect.stringContaining('was read before the webhook handler'),
  ]);
});
