import { describe, expect, test } from 'vitest';
import { receive } from './support/receive.ts';
import { serveDocument } from './support/serve-document.ts';

const json = (body: unknown): RequestInit => ({ body: JSON.stringify(body) });

test('the events of the contract are listed with their examples', async () => {
  const { ask } = await serveDocument();
  expect((await ask('GET /_mock/events')).json).toEqual({
    data: [
      { event: 'thing.made', summary: 'A thing was made', examples: ['small', 'large'] },
      { event: 'thing/poked', summary: '', examples: ['default'] },
      { event: 'thing.listed', summary: '', examples: ['1'] },
      { event: 'ping', summary: '', examples: [] },
      { event: 'bare', summary: '', examples: [] },
    ],
    total: 5,
  });
});

async function sendEvent(input: object, headers: Record<string, string> = {}) {
  const [{ ask }, { received, url, host }] = await Promise.all([serveDocument(), receive()]);
  const body = { event: 'thing.made', to: url, ...input };
  const response = await ask('POST /_mock/events', { ...json(body), headers });
  return { ...response, received, url, host };
}

test('an event is sent as the contract has it', async () => {
  const { status, json: sent, received, url } = await sendEvent({});
  expect([status, sent]).toEqual([
    200,
    {
      event: 'thing.made',
      example: 'small',
      to: url,
      body: { name: 'bolt', size: 1, tags: ['a'] },
      status: 204,
      milliseconds: expect.any(Number),
      error: null,
    },
  ]);
  const [{ request, body }] = received as [(typeof received)[0]];
  expect(body).toBe('{"name":"bolt","size":1,"tags":["a"]}');
  expect([request.method, request.url]).toEqual(['POST', '/events']);
  expect(request.headers).toMatchObject({ 'content-type': 'application/json', 'x-event': 'made' });
  expect(request.headers.authorization).toBeUndefined();
});

test('user and password of the URL become HTTP Basic and are shown nowhere', async () => {
  const [{ ask }, { received, host }] = await Promise.all([serveDocument(), receive()]);
  const to = `http://pbx:s%26cret@${host}/events?a=1`;
  const { text: shown } = await ask('POST /_mock/events', json({ event: 'thing.made', to }));
  expect(received[0]?.request.headers.authorization).toBe(
    `Basic ${Buffer.from('pbx:s&cret').toString('base64')}`,
  );
  expect(shown).toContain(`http://${host}/events?a=1`);
  expect(shown).not.toMatch(/pbx|cret/);
  const unreadable = await sendEvent({ to: 'http://u:s%zz@x/' });
  expect([unreadable.status, unreadable.json.errors[0].field]).toEqual([400, 'body.to']);
  expect(unreadable.text).not.toContain('%zz');
});

test.each<[object, unknown]>([
  [{ example: 'large' }, { name: 'beam', size: 900, tags: [] }],
  [
    { fields: { size: 7, 'tags.0': 'b', 'made.by': 'Ada' } },
    { name: 'bolt', size: 7, tags: ['b'], made: { by: 'Ada' } },
  ],
  // What a person writes takes the type that the field has.
  [{ set: ['size=7', 'name=42'] }, { name: '42', size: 7, tags: ['a'] }],
  [{ set: ['tags=["x","y"]', 'name=a=b'] }, { name: 'a=b', size: 1, tags: ['x', 'y'] }],
  [{ set: ['code=12', 'note=null'] }, { name: 'bolt', size: 1, tags: ['a'], code: 12, note: null }],
  [{ set: ['name={'] }, { name: '{', size: 1, tags: ['a'] }],
  [
    { check: false, fields: { size: 'big', sizes: 3 } },
    { name: 'bolt', size: 'big', tags: ['a'], sizes: 3 },
  ],
])('its fields can be chosen: %j', async (chosen, body) => {
  const { json: sent, received } = await sendEvent(chosen);
  expect(sent.body).toEqual(body);
  expect(JSON.parse(received[0]?.body ?? '')).toEqual(body);
});

test('where the contract has no example, its fields make the event', async () => {
  const { json: sent, received } = await sendEvent({ event: 'ping', set: ['at=1', 'by=2'] });
  expect(sent).toMatchObject({ example: null, status: 204 });
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({ at: 1, by: '2' });
});

test('no field changes what other objects are', async () => {
  const fields = JSON.parse('{"__proto__.polluted": 1, "constructor.prototype.polluted": 1}');
  const { received } = await sendEvent({ fields, check: false });
  expect(received[0]?.body).toContain('"__proto__":{"polluted":1}');
  expect('polluted' in {}).toBe(false);
});

test.each([
  ['thing/poked', 'POST', 'application/x-www-form-urlencoded', 'name=bolt+1&hard=true'],
  ['thing.listed', 'PUT', 'application/vnd.things+json', '[1,2]'],
  ['bare', 'POST', undefined, ''],
])('%s is sent as the contract says: %s, %s', async (event, method, type, text) => {
  const { json: sent, received } = await sendEvent({ event });
  expect(sent).toMatchObject({ event, error: null });
  const seen = received.map(({ request, body }) => [request.method, request.headers['content-type'], body]);
  expect(seen).toEqual([[method, type, text]]);
});

describe('refuses', () => {
  test.each<[object, string, RegExp]>([
    [{ event: 'thing.mode' }, 'body.event', /Did you mean thing\.made\?/],
    [{ event: 'other' }, 'body.event', /Events: thing\.made, /],
    [{ example: 'smal' }, 'body.example', /Examples: small, large/],
    [{ fields: { size: 'big' } }, 'body.fields.size', /must be integer/],
    [{ set: ['size=big'] }, 'body.fields.size', /must be integer/],
    [{ fields: { siez: 1 } }, 'body.fields.siez', /Did you mean size\?/],
    [{ fields: { 'made.bye': 'Ada' } }, 'body.fields.made.bye', /Did you mean by\?/],
    [{ set: ['size'] }, 'body.set[0]', /./],
    [{ event: 'ping', set: ['by=x'] }, 'body.fields.at', /required/],
    [{ event: 'bare', fields: { a: 1 } }, 'body.fields.a', /has no body/],
    [{ to: 'file:///etc/passwd' }, 'body.to', /is not an HTTP URL/],
    [{ to: '127.0.0.1:8080' }, 'body.to', /is not an HTTP URL/],
  ])('%j', async (wrong, field, message) => {
    const { status, json: refusal, received } = await sendEvent(wrong);
    expect([status, refusal.errors[0].field]).toEqual([400, field]);
    expect(refusal.message).toMatch(message);
    expect(received).toEqual([]);
  });

  test('pages of other origins', async () => {
    const { status, received } = await sendEvent({}, { origin: 'https://evil.example' });
    expect([status, received]).toEqual([403, []]);
  });
});

describe('says how a receiver fails', () => {
  test('with its status; a redirect is not followed', async () => {
    const target = await receive();
    const { url, received } = await receive(
      (_request, response) => void response.writeHead(307, { location: target.url }).end(),
    );
    const { ask } = await serveDocument();
    const { status, json: sent } = await ask('POST /_mock/events', json({ event: 'thing.made', to: url }));
    expect([status, sent.status, sent.error]).toEqual([
      200,
      307,
      'The receiver returned 307. Redirects are not followed.',
    ]);
    expect([received.length, target.received.length]).toEqual([1, 0]);
  });

  test('and does not wait for the end of an endless response', async () => {
    const { url } = await receive((_request, response) => {
      const flood = setInterval(() => response.write(Buffer.alloc(64 * 1024)), 1);
      response.on('close', () => clearInterval(flood));
    });
    const { ask } = await serveDocument();
    const { json: sent } = await ask('POST /_mock/events', json({ event: 'thing.made', to: url }));
    expect(sent).toMatchObject({ status: 200, error: null });
    expect(sent.milliseconds).toBeLessThan(2000);
  });
});
