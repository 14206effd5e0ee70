import { describe, expect, test } from 'vitest';
import { checkExchange, type JsonObject, readContract } from '../src/index.ts';

interface Received {
  status?: number;
  headers?: [string, string][];
  /** As JSON; bytes are sent as they are. */
  body?: unknown;
  path?: string;
  schemas?: JsonObject;
}

function check(
  responses: JsonObject,
  { status = 200, headers = [['content-type', 'application/json']], body, path, schemas = {} }: Received,
) {
  const contract = readContract({
    openapi: '3.1.1',
    info: { title: 'Things', version: '1.0.0' },
    paths: { [path ?? '/things']: { get: { operationId: 'listThings', responses } } },
    components: { schemas },
  });
  return checkExchange(
    contract,
    contract.operations[0],
    { method: 'GET' },
    {
      status,
      headers,
      body: body instanceof Uint8Array ? body : Buffer.from(body === undefined ? '' : JSON.stringify(body)),
    },
  );
}
const lines = (...given: Parameters<typeof check>) =>
  check(...given).map(({ kind, place, message }) => `${kind} | ${place} | ${message}`);
const json = (schema: JsonObject) => ({ description: 'Things', content: { 'application/json': { schema } } });
const text = (content: string) => Buffer.from(content);

describe('the schema', () => {
  test('objects that declare members are closed, also in parts, and no others', () => {
    const schemas = {
      Base: { type: 'object', properties: { id: { type: 'integer' } } },
      Thing: {
        allOf: [
          { $ref: '#/components/schemas/Base' },
          { type: 'object', properties: { name: { type: 'string' } } },
        ],
      },
      Bag: { type: 'object' },
      Wide: { type: 'object', properties: { id: {} }, additionalProperties: true },
    };
    const of = (name: string) => ({ 200: json({ $ref: `#/components/schemas/${name}` }) });
    expect(lines(of('Thing'), { body: { id: 1, name: 'a' }, schemas })).toEqual([]);
    expect(lines(of('Thing'), { body: { id: 1, nam: 'a' }, schemas })).toEqual([
      'undeclared field | body.nam | is not a known field',
    ]);
    expect(lines(of('Bag'), { body: { any: 1 }, schemas })).toEqual([]);
    expect(lines(of('Wide'), { body: { any: 1 }, schemas })).toEqual([]);
  });

  test('a finding has its place in the body and in the contract, its ledger entry, and no value', () => {
    const price = { type: 'string', 'x-ledger': ['O-22', 'N-01'] };
    const schemas = { Thing: { type: 'object', properties: { price } } };
    const list = { type: 'array', items: { $ref: '#/components/schemas/Thing' } };
    const responses = { 200: json({ type: 'object', properties: { data: list } }) };
    const body = { data: [{ price: 441234567 }, { price: 'a', 447700900123: 1, colour: 'crimson' }] };
    const found = check(responses, { body, schemas });
    expect(found).toMatchObject([
      {
        kind: 'schema',
        place: 'body.data[].price',
        path: ['data', '*', 'price'],
        message: 'must be string',
        expected: 'string',
        seen: 'integer',
        pointer: '/components/schemas/Thing/properties/price',
        ledger: ['O-22', 'N-01'],
        shapes: [],
      },
      { kind: 'undeclared field', place: 'body.data[].<digits>', shapes: ['integer'] },
      { place: 'body.data[].colour', pointer: '/components/schemas/Thing', ledger: [], seen: 'string' },
    ]);
    expect(JSON.stringify(found)).not.toMatch(/441234567|447700900123|crimson/);
  });
});

describe('the response', () => {
  test('a range and a default are statuses', () => {
    const schema = { type: 'integer' };
    expect(lines({ '2XX': json(schema) }, { status: 207, body: 1 })).toEqual([]);
    expect(lines({ default: json(schema) }, { status: 599, body: 'x' })).toEqual([
      'schema | body | must be integer',
    ]);
    expect(lines({ '2XX': json(schema) }, { status: 300, body: 1 })).toEqual([
      'undeclared status | status | 300 is not declared',
    ]);
  });

  test('media types with parameters, and ranges', () => {
    const any = { description: 'File', content: { 'audio/*': {}, 'application/json': { schema: {} } } };
    const typed = (type: string) => lines({ 200: any }, { body: 1, headers: [['Content-Type', type]] });
    expect(typed('Application/JSON; charset=utf-8')).toEqual([]);
    expect(typed('audio/wav')).toEqual([]);
    expect(typed('video/mp4')).toEqual([
      'content type | Content-Type | is video/mp4, declared: audio/*, application/json',
    ]);
  });

  test('a Location that clients follow, and a header that is missing', () => {
    const headers: [string, string][] = [['Location', '/a']];
    expect(lines({ 200: json({}) }, { status: 301, headers })).toEqual([
      'undeclared status | status | 301 is not declared',
      'undeclared header | Location | is not declared, and clients follow it',
    ]);
    const described = { description: 'Moved', headers: { Location: { required: true } } };
    expect(lines({ 301: described }, { status: 301, headers })).toEqual([]);
    expect(lines({ 301: described }, { status: 301 })).toEqual(['missing header | Location | is required']);
  });

  test.each<[string, JsonObject, Received, string]>([
    ['one too many', { description: 'Done' }, { body: 1 }, 'body | body | is there, and none is declared'],
    [
      'text for a recording',
      { description: 'File', content: { 'audio/*': {} } },
      { path: '/things.mp3', headers: [['content-type', 'audio/mpeg']], body: text('none') },
      'file | body | is not audio',
    ],
  ])('a body: %s', (_, response, received, expected) => {
    expect(lines({ 200: response }, received)).toEqual([expected]);
  });

  test('204 with a body that only its headers announce', () => {
    const headers: [string, string][] = [['content-length', '4']];
    expect(lines({ 204: { description: 'Done' } }, { status: 204, headers })).toEqual([
      'body | body | is there, and none is declared',
    ]);
  });
});

test.each([
  ['{"a":1,"a":2}', 'body.a | has this name twice in one object'],
  ['{"a":9007199254740993}', 'body.a | is a number beyond 2^53, and a reader of JSON rounds it'],
  [String.raw`{"a":["\ud83d"]}`, 'body.a[] | has half of a character'],
  ['{"a":[{"b":"2026-02-30"},{"b":"2026-02-31 10:00:00"}]}', 'body.a[].b | is a time that no calendar has'],
  ['\uFEFF{}', 'body | begins with a byte order mark'],
])('what JSON.parse does not notice: %s', (content, expected) => {
  expect(lines({ 200: json({}) }, { body: text(content) })).toEqual([`bytes | ${expected}`]);
});

test('bytes that are not UTF-8, and another charset', () => {
  expect(lines({ 200: json({}) }, { body: Buffer.from('{"a":"\u00FF"}', 'latin1') })).toEqual([
    'bytes | body | is not UTF-8',
  ]);
  const headers: [string, string][] = [['content-type', 'application/json; charset=iso-8859-1']];
  expect(lines({ 200: json({}) }, { body: {}, headers })).toEqual([
    'bytes | Content-Type | has another charset than UTF-8',
  ]);
});

test('the errors of a request, without what was sent', () => {
  const contract = readContract({
    openapi: '3.1.1',
    info: { title: 'Things', version: '1.0.0' },
    paths: { '/things': { get: { operationId: 'listThings', responses: { 200: json({}) } } } },
  });
  const response = {
    status: 200,
    headers: [['content-type', 'application/json'] as const],
    body: text('{}'),
  };
  const errors = [{ field: 'filter[0].447700900123', message: 'must be sent as 447700900123=VALUE' }];
  expect(checkExchange(contract, contract.operations[0], { method: 'GET', errors }, response)).toMatchObject([
    { kind: 'request', place: 'filter[].<digits>', message: 'must be sent as', pointer: expect.any(String) },
  ]);
  const path = [{ field: 'path', message: 'is not in the contract' }];
  expect(checkExchange(contract, undefined, { method: 'GET', errors: path }, response)).toMatchObject([
    { kind: 'unknown path', place: 'path', pointer: '/paths' },
  ]);
});
