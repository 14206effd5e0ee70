import { describe, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { useMock } from './support/use-mock.ts';

const mock = useMock();

const prefer = (line: string, value: string) => ask(mock.url, line, { headers: { prefer: value } });

test('code gives a declared status, from the header and from the query', async () => {
  expect((await prefer('GET /cdrs/5', 'code=404')).json).toEqual({
    message: 'Resource not found',
    errors: [],
  });
  expect((await ask(mock.url, 'GET /cdrs/5?__code=403')).status).toBe(403);
  expect((await prefer('GET /cdrs/5?__code=403', 'code=404')).status).toBe(404);
  expect((await prefer('GET /cdrs/5?__code=403', 'return=minimal')).status).toBe(403);
});

test('a range is answered with its first status, or with the one asked for', async () => {
  expect((await prefer('DELETE /apitokens/a', 'code=4XX')).status).toBe(400);
  expect((await prefer('DELETE /apitokens/a', 'code=409')).status).toBe(409);
});

test('example gives a named example, with the status that has it', async () => {
  const first = await ask(mock.url, 'GET /sms');
  const { status, json } = await prefer('GET /sms', 'example=fieldRefused');
  expect([first.status, status]).toEqual([200, 400]);
  expect(json.message).not.toBe('');
  expect((await ask(mock.url, 'GET /sms?__example=day')).json).toEqual(first.json);
});

test.each([418, 429, 500, 503])('a status that is not declared is sent and marked: %i', async (code) => {
  const { status, headers, json } = await prefer('GET /cdrs/5', `code=${code}`);
  expect([status, headers.get('x-undeclared-status')]).toEqual([code, String(code)]);
  expect(json).toEqual({ message: expect.any(String), errors: [] });
  const { headers: declared } = await prefer('GET /cdrs/5', 'code=404');
  expect(declared.get('x-undeclared-status')).toBeNull();
});

test('401 at the login', async () => {
  const body = { email: 'a@example.com', password: 'secret' };
  const { status } = await ask(mock.url, 'POST /login?__code=401', { anonymous: true, body });
  expect(status).toBe(401);
});

describe('a preference that cannot be met is 400 and says why', () => {
  const noStatus = 'is not a status from 200 to 599, nor a range that getCdr declares';
  const examples = 'Examples: day, fieldRefused, tokenUnknown';
  test.each([
    ['GET /cdrs/5', 'code=99', 'Prefer code', `99 ${noStatus}`],
    ['GET /cdrs/5', 'code=4XX', 'Prefer code', `4XX ${noStatus}`],
    ['GET /cdrs/5', 'code', 'Prefer code', `true ${noStatus}`],
    ['GET /cdrs/5', 'delay=soon', 'Prefer delay', 'soon is not a number of milliseconds from 0 to 600000'],
    ['GET /cdrs/5', 'fault=fire', 'Prefer fault', 'fire is not one of reset, truncate, garbage'],
    ['GET /cdrs/5', 'dynamic=maybe', 'Prefer dynamic', 'maybe is not true or false'],
    ['GET /sms', 'example=none', 'Prefer example', `none is not an example of listSms. ${examples}`],
    [
      'GET /sms',
      'code=200, example=fieldRefused',
      'Prefer example',
      `fieldRefused is not an example of listSms with status 200. ${examples}`,
    ],
  ])('%s with %s', async (line, value, field, message) => {
    const { status, json } = await prefer(line, value);
    expect({ status, errors: json.errors }).toEqual({ status: 400, errors: [{ field, message }] });
  });

  test('in the query', async () => {
    const { json } = await ask(mock.url, 'GET /cdrs/5?__code=999');
    expect(json.errors[0].field).toBe('__code');
  });
});

test('what a response meets of the header is in Preference-Applied', async () => {
  const applied = async (line: string, value: string) =>
    (await prefer(line, value)).headers.get('preference-applied');
  expect(await applied('GET /cdrs/5', 'CODE=404;a=b, delay=1')).toBe('code=404, delay=1');
  expect(await applied('GET /sms', 'example=day')).toBe('example=day');
  expect(await applied('GET /cdrs/5', 'dynamic=true, seed=one')).toBe('dynamic=true, seed=one');
  // A file is not invented.
  expect(await applied('GET /monitors/5.mp3', 'dynamic=true, seed=one')).toBeNull();
  expect(await applied('GET /cdrs/5', 'seed=one, return=minimal')).toBeNull();
  expect((await ask(mock.url, 'GET /cdrs/5?__code=404')).headers.get('preference-applied')).toBeNull();
});

test('an unknown preference has no effect and is named', async () => {
  const { status, headers } = await prefer('GET /cdrs/5', 'cod=404, respond-async');
  expect([status, headers.get('x-request-warning')]).toEqual([
    200,
    'Prefer cod is not known and has no effect. Did you mean code?; Prefer respondAsync is not known and has no effect. Known: code, example, dynamic, seed, delay, fault',
  ]);
  expect(mock.requests.at(-1)?.warnings).toHaveLength(2);
});

test('a wrong request is refused whatever was preferred', async () => {
  expect((await prefer('GET /cdrs/x', 'code=403')).status).toBe(404);
  expect((await prefer('GET /cdrs?limit=x', 'code=403')).status).toBe(400);
});

describe('dynamic', () => {
  test('makes bodies from the schema, and the same ones from the same seed', async () => {
    const example = await ask(mock.url, 'GET /cdrs/5');
    const one = await prefer('GET /cdrs/5', 'dynamic=true, seed=one');
    const other = await prefer('GET /cdrs/5', 'dynamic=true, seed=other');
    expect(one.json.data.id).toBeTypeOf('number');
    expect(one.text).not.toBe(example.text);
    expect(one.text).not.toBe(other.text);
    expect((await ask(mock.url, 'GET /cdrs/5?__dynamic=true&__seed=one')).text).toBe(one.text);
    expect((await prefer('GET /cdrs/5', 'dynamic=false')).text).toBe(example.text);
  });

  test('is different each time without a seed', async () => {
    const bodies = new Set<string>();
    for (let index = 0; index < 3; index++) bodies.add((await prefer('GET /cdrs/5', 'dynamic=true')).text);
    expect(bodies.size).toBe(3);
  });
});

test.each([
  ['DELETE /calls/5', 204, null],
  ['DELETE /sms', 202, '0'],
  ['DELETE /contacts/5', 202, '0'],
])('%s is %i, without body and content type', async (line, code, length) => {
  const { status, headers, text } = await ask(mock.url, line);
  expect([status, text, headers.get('content-type'), headers.get('content-length')]).toEqual([
    code,
    '',
    null,
    length,
  ]);
});
