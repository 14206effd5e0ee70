import { describe, expect, test } from 'vitest';
import { serveDocument } from './support/serve-document.ts';

describe('who asks', () => {
  const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });

  test.each<[string, string, Record<string, string>, object]>([
    ['a key in a header', '/as/key', { 'x-key': 'k' }, { scheme: 'key', secret: 'k' }],
    ['a key in the query', '/as/query?key=k', {}, { scheme: 'query', secret: 'k' }],
    ['a key in a cookie', '/as/cookie', { cookie: 'a=b; session=k' }, { scheme: 'cookie', secret: 'k' }],
    ['a bearer token', '/as/bearer', { authorization: 'Bearer k' }, { scheme: 'bearer', secret: 'k' }],
    ['the token of OAuth 2', '/as/oauth', { authorization: 'bearer k' }, { scheme: 'oauth', secret: 'k' }],
    ['HTTP Basic', '/as/basic', basic('u:p:q'), { scheme: 'basic', secret: 'p:q', user: 'u' }],
  ])('%s', async (_, path, headers, credentials) => {
    const { ask } = await serveDocument();
    expect((await ask(`GET ${path}`, { headers })).json).toEqual(credentials);
    expect((await ask(`GET ${path.replace(/\?.*/, '')}`)).status).toBe(401);
  });

  test.each(['nocolon', ':', ''])('malformed HTTP Basic is 400: %j', async (text) => {
    const { ask } = await serveDocument();
    const { status, json } = await ask('GET /as/basic', { headers: basic(text) });
    expect([status, json.errors[0].field]).toEqual([400, 'Authorization']);
  });
});

describe('bodies', () => {
  const form = new FormData();
  form.append('count', '7');
  form.append('tags', 'a');
  form.append('file', new Blob(['x']), 'x.txt');

  test('forms are read as their schemas say', async () => {
    const { ask } = await serveDocument();
    const body = new URLSearchParams('count=7&tags=a&tags=b');
    expect((await ask('POST /form', { body })).json).toEqual({ count: 7, tags: ['a', 'b'] });
    expect((await ask('POST /form', { body: form })).json).toEqual({ count: 7, tags: ['a'], file: 'x.txt' });
  });

  test.each<[string, BodyInit, string, number]>([
    ['a form of another shape', 'count=x', 'application/x-www-form-urlencoded', 400],
    ['a multipart form that is none', 'count', 'multipart/form-data; boundary=b', 400],
    ['a text that is too long', 'abcdef', 'text/plain', 400],
    ['a type that is not declared', '{}', 'application/json', 415],
    ['a type that is none', '{}', 'json', 415],
  ])('%s is refused', async (_, body, type, status) => {
    const { ask } = await serveDocument();
    expect((await ask('POST /form', { body, headers: { 'content-type': type } })).status).toBe(status);
  });
});

test('an operation with another form of error gets its example, with the reason in a header', async () => {
  const { ask } = await serveDocument();
  const { status, headers, json } = await ask('GET /strange?x=1');
  expect([status, json, headers.get('x-refusal-reason')]).toEqual([
    400,
    { code: 7 },
    'Validation error; x is not a parameter of getStrange, which takes no query parameters',
  ]);
});

test('lenient lets unknown query parameters pass', async () => {
  const { ask } = await serveDocument({ lenient: true });
  expect((await ask('GET /things/1?x=1&_dc=5')).status).toBe(200);
});
