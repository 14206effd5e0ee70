import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startMock } from '../../src/index.ts';
import { loadContract } from '../../src/source/load-contract.ts';
import { ask } from '../support/ask.ts';

const fileOf = (name: string) => join(import.meta.dirname, 'documents', `${name}.yaml`);

async function start(document: string) {
  const mock = await startMock({ port: 0, document });
  onTestFinished(() => mock.close());
  return mock.url;
}

/** A document of one path, as a file. */
function written(text: string, name = 'openapi.yaml'): string {
  const file = join(temporaryFolder(), name);
  writeFileSync(file, text);
  return file;
}

const HEAD = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\n";
const PATHS = "paths:\n  /a:\n    get: { responses: { '200': { description: A } } }\n";

interface Case {
  /** The class of documents that it stands for. */
  what: string;
  document: string;
  request: string;
  body?: unknown;
  prefer?: string;
  status: number;
  json?: unknown;
}

const things = { document: 'nullable', request: 'POST /things' };
const choices = { document: 'responses' };

/** What documents of other people have, and what the mock makes of it. */
const CASES: Case[] = [
  { what: '3.0: null beside a type', ...things, body: { typed: null }, status: 201 },
  { what: '3.0: null beside a $ref', ...things, body: { reference: null }, status: 201 },
  { what: '3.0: null beside allOf', ...things, body: { all: null }, status: 201 },
  { what: '3.0: null beside oneOf', ...things, body: { one: null }, status: 201 },
  { what: '3.0: null beside anyOf', ...things, body: { any: null }, status: 201 },
  { what: '3.0: null beside nothing', ...things, body: { open: null }, status: 201 },
  { what: '3.0: no null', ...things, body: { never: null }, status: 400 },
  { what: '3.0: alternatives are still checked', ...things, body: { one: true }, status: 400 },
  { what: '3.0: exclusiveMinimum is a boolean', ...things, body: { typed: 0 }, status: 400 },
  {
    what: '3.1: nullable is no keyword',
    document: 'nullable-3.1',
    request: 'POST /things',
    body: { open: null },
    status: 204,
  },
  {
    what: '3.1: nullable allows nothing',
    document: 'nullable-3.1',
    request: 'POST /things',
    body: { typed: null },
    status: 400,
  },
  {
    what: 'a pattern that is not Unicode',
    document: 'nullable-3.1',
    request: 'POST /things',
    body: { guid: '{abcd}' },
    status: 204,
  },
  {
    what: 'a pattern that is not Unicode, broken',
    document: 'nullable-3.1',
    request: 'POST /things',
    body: { guid: '{ab}' },
    status: 400,
  },
  {
    what: 'an example that has a $ref to the web',
    document: 'data-that-refers',
    request: 'GET /schemas/a',
    status: 200,
    json: { items: { $ref: 'https://nowhere.invalid/schema.json' } },
  },
  {
    what: 'an example that has a $ref to nowhere',
    document: 'data-that-refers',
    request: 'GET /schemas/a',
    prefer: 'example=local',
    status: 200,
    json: { items: { $ref: '#/nowhere' } },
  },
  {
    what: 'a single example, by its name',
    document: 'data-that-refers',
    request: 'GET /schemas/a',
    prefer: 'example=default',
    status: 404,
    json: { $ref: '#/components/schemas/Gone' },
  },
  {
    what: 'a path item by reference',
    document: 'paths',
    request: 'GET /orders/7',
    status: 200,
    json: { id: 7 },
  },
  { what: 'an action after a colon', document: 'paths', request: 'POST /orders/7:cancel', status: 204 },
  { what: 'a suffix after a parameter', document: 'paths', request: 'GET /orders/7.pdf', status: 200 },
  {
    what: 'a path beyond ASCII',
    document: 'paths',
    request: `GET /${encodeURI('größen/groß')}`,
    status: 200,
    json: { größe: 'groß' },
  },
  {
    what: 'a server with variables and a base path',
    document: 'paths',
    request: 'GET /v2/shop/orders/7',
    status: 200,
  },
  {
    what: 'a server variable has no other value',
    document: 'paths',
    request: 'GET /v3/shop/orders/7',
    status: 404,
  },
  { what: 'no responses', ...choices, request: 'GET /none', status: 200 },
  { what: 'an empty list of responses', ...choices, request: 'GET /empty', status: 200 },
  { what: 'a range only', ...choices, request: 'GET /range', status: 200 },
  { what: 'no success', ...choices, request: 'GET /error', status: 404 },
  {
    what: 'another type of JSON',
    ...choices,
    request: 'GET /problem',
    prefer: 'code=400',
    status: 400,
    json: { title: 'Wrong' },
  },
  { what: 'text', ...choices, request: 'GET /text', status: 200 },
  { what: 'bytes without a schema', ...choices, request: 'GET /binary', status: 200 },
  {
    what: 'multipart without what is required',
    document: 'bodies',
    request: 'POST /pictures',
    body: { title: 'a' },
    status: 415,
  },
  { what: 'a body of any type', document: 'bodies', request: 'POST /documents', body: { a: 1 }, status: 201 },
];

describe('documents of other people', () => {
  test.each(CASES)(
    '$what: $request $prefer is $status',
    async ({ document, request, body, prefer, status, json }) => {
      const headers = prefer === undefined ? {} : { Prefer: prefer };
      const response = await ask(await start(fileOf(document)), request, { body, headers });
      expect({ status: response.status, json: json && response.json }).toEqual({ status, json });
    },
  );

  test('a response of another type of JSON has that type', async () => {
    const { headers } = await ask(await start(fileOf('responses')), 'GET /problem', {
      headers: { Prefer: 'code=400' },
    });
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  });

  test.each(['/trees', '/pets', '/maps', '/choices'])(
    'without an example, %s is what its schema says',
    async (path) => {
      const { contract } = await loadContract(fileOf('schemas'), undefined);
      const { schema } = contract.operations.find((one) => one.path === path)!.responses.get('200')!;
      const url = await start(fileOf('schemas'));
      for (const prefer of ['dynamic=false', 'dynamic=true']) {
        const { status, json } = await ask(url, `GET ${path}`, { headers: { Prefer: prefer } });
        expect({ status, faults: contract.schemas.check(schema!, json, 'body') }).toEqual({
          status: 200,
          faults: [],
        });
      }
    },
  );

  test('schemas that all refer to each other', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `S${index}`);
    const properties = Object.fromEntries(
      names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]),
    );
    const document = {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {
        '/a': {
          get: {
            responses: {
              200: { description: 'A', content: { 'application/json': { schema: properties['S0'] } } },
            },
          },
        },
      },
      components: {
        schemas: Object.fromEntries(names.map((name) => [name, { type: 'object', properties }])),
      },
    };
    const url = await start(written(JSON.stringify(document), 'openapi.json'));
    expect((await ask(url, 'GET /a')).status).toBe(200);
    expect((await ask(url, 'GET /a', { headers: { Prefer: 'dynamic=true' } })).status).toBe(200);
  });

  test.each([
    ['Windows line ends', (HEAD + PATHS).replaceAll('\n', '\r\n'), 'openapi.yaml'],
    ['a byte order mark in YAML', `\uFEFF${HEAD}${PATHS}`, 'openapi.yaml'],
    [
      'a byte order mark in JSON',
      '\uFEFF{"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {"/a": {"get": {}}}}',
      'openapi.json',
    ],
  ])('%s', async (_, text, name) => {
    expect((await ask(await start(written(text, name)), 'GET /a')).status).toBe(200);
  });
});

describe('what cannot be served is refused, with file and line where there is one', () => {
  test.each([
    ['no paths', `${HEAD}paths: {}\n`, 'has no operations'],
    [
      'webhooks only',
      `${HEAD}webhooks:\n  a:\n    post: { responses: { '200': { description: A } } }\n`,
      'webhooks',
    ],
    ['a key twice', `${HEAD}${PATHS}  /a:\n    get: {}\n`, /openapi\.yaml:6 .*duplicate/i],
    [
      'another version',
      'openapi: 3.2.0\ninfo: {}\n',
      'is OpenAPI 3.2.0. The mock reads OpenAPI 3.0 and 3.1.',
    ],
    ['OpenAPI 2', 'swagger: "2.0"\ninfo: {}\n', 'has no field `openapi`'],
    ['two parameters side by side', `${HEAD}paths:\n  /{a}{b}:\n    get: {}\n`, '/{a}{b} has two parameters'],
    ['not YAML', `${HEAD}paths:\n\t/a: {}\n`, /openapi\.yaml:4 /],
  ])('%s', async (_, text, message) => {
    const document = written(text);
    await expect(startMock({ port: 0, document })).rejects.toThrow(message);
  });
});
