import { expect, test } from 'vitest';
import { readContract } from '@telephony/contract';
import { generateOperations } from '../../src/code/operations.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const parameter = (name: string, place: string, required = false) => ({ name, in: place, required });
const ok = { 200: { description: 'ok', ...json(ref('Thing')) } };

const bundle = {
  openapi: '3.1.1',
  info: { title: 'T', version: '1.0.0' },
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        summary: 'List things',
        description: 'First\nparagraph */.\n\nSecond.',
        deprecated: true,
        'x-ledger': ['N-01', 'N-99'],
        parameters: [parameter('limit', 'query')],
        responses: { 200: { description: 'ok', ...json(ref('ThingPage')) } },
      },
      post: {
        operationId: 'createThing',
        'x-effect': 'sends',
        requestBody: { required: true, ...json(ref('Thing')) },
        responses: ok,
      },
      delete: { operationId: 'deleteAllThings', responses: { 204: { description: 'gone' } } },
      patch: {
        operationId: 'bulkUpdateThings',
        requestBody: { required: true, ...json(ref('Things')) },
        responses: ok,
      },
    },
    '/things/{id}': {
      parameters: [parameter('id', 'path', true)],
      patch: {
        operationId: 'updateThing',
        parameters: [parameter('fields', 'query'), parameter('id', 'path', true)],
        requestBody: json(ref('Named')),
        responses: { ...ok, 202: { description: 'later' } },
      },
      put: {
        operationId: 'clashWithThing',
        requestBody: { required: true, ...json(ref('Clash')) },
        responses: ok,
      },
      post: {
        operationId: 'openThing',
        requestBody: { required: true, ...json(ref('Open')) },
        responses: ok,
      },
    },
    '/things/{id}.mp3': {
      get: { operationId: 'downloadThing', parameters: [parameter('id', 'path', true)], responses: ok },
    },
    '/ping': { get: { operationId: 'ping', responses: ok } },
    '/body': {
      post: { operationId: 'sendBody', requestBody: { required: true, ...json(ref('Body')) }, responses: ok },
    },
  },
  components: {
    schemas: {
      Thing: { type: 'object', properties: { size: {} } },
      Things: { type: 'array', items: ref('Thing') },
      ThingPage: { type: 'object', properties: { data: { type: 'array', items: ref('Thing') }, total: {} } },
      Named: { allOf: [ref('Thing'), { type: 'object', properties: { name: {} } }] },
      Clash: { type: 'object', properties: { id: {} } },
      Open: { type: 'object' },
      Body: { type: 'object', properties: { body: {} } },
    },
  },
};
const ledger = [{ id: 'N-01', title: 'Presence' }] as never;
const generate = (document: object) => generateOperations(readContract(document), ledger);
const sources = new Map((await generate(bundle)).map(([name, text]) => [name, text.replaceAll(/\s+/g, ' ')]));
const source = (name: string) => sources.get(name) ?? '';
const functions = source('operations.ts');
const methods = source('methods.ts');
const tanstack = source('tanstack.ts');

test('one object has path, query and body', () => {
  expect(methods).toContain(
    'listThings(args?: ListThingsQuery, options?: CallOptions): Promise<Page<Thing>>;',
  );
  expect(methods).toContain('createThing(args: Thing, options?: CallOptions): Promise<Thing>;');
  expect(methods).toContain('args: UpdateThingPath & UpdateThingQuery & Named');
  expect(methods).toContain('bulkUpdateThings(args: Things, ');
});

test('a body stands by itself where names clash, where it is open, and where a field is called like an option', () => {
  expect(methods).toContain('clashWithThing(args: ClashWithThingPath & { body: Clash }');
  expect(methods).toContain('openThing(args: OpenThingPath & { body: Open }');
  expect(methods).toContain('sendBody(args: { body: Body }');
  expect(functions).toContain("operation('sendBody', 'post', '/body', [], 'body')");
});

test('a whole collection takes consent, what has no parameters takes options, a file is a Download', () => {
  expect(methods).toContain('deleteAllThings(options: DeleteAllOptions): Promise<undefined>;');
  expect(methods).toContain('ping(options?: CallOptions): Promise<PongSingle>;');
  expect(methods).toMatch(/downloadThing\( ?args: DownloadThingPath, .*Promise<Download>/);
  expect(methods).toContain('Promise<Thing | undefined>');
});

test.each([
  [
    'a status',
    { 200: json({ type: 'object' }) },
    "operations['get']['responses'][200]['content']['application/json']",
  ],
  [
    'a range',
    { '2XX': json({ type: 'object' }) },
    "operations['get']['responses']['2XX']['content']['application/json']",
  ],
  ['no body', { 204: {} }, 'undefined'],
])('the result of %s', async (_of, responses, type) => {
  const paths = { '/it': { get: { operationId: 'get', responses } } };
  const text = new Map(await generate({ ...bundle, paths })).get('methods.ts') ?? '';
  expect(text.replaceAll(/\s+/g, ' ')).toContain(`get(options?: CallOptions): Promise<${type}>`);
});

test('functions are what a bundler can leave out', () => {
  expect(functions).toMatch(/'updateThing', 'patch', '\/things\/\{id\}', \[ ?'fields'/);
  expect(functions).toContain("operation('createThing', 'post', '/things', [])");
  expect(functions).toContain("'deleteAllThings', 'delete', '/things'");
  expect(functions).toContain("fileOperation('downloadThing', '/things/{id}.mp3')");
  expect(functions).toContain('/* @__PURE__ */ inOneForm(');
});

test('TanStack Query takes a GET as a query, all else as a mutation, and no files', () => {
  expect(tanstack).toContain('args?: ListThingsQuery, options?: QueryCallOptions,');
  expect(tanstack).toContain("=> Query<Page<Thing>> = /* @__PURE__ */ queryOf('listThings', listThings);");
  expect(tanstack).toContain("=> Query<PongSingle> = /* @__PURE__ */ bareQueryOf('ping', ping);");
  expect(tanstack).toMatch(/=> Mutation<Thing, Thing> = .*mutationOf\( ?'createThing'/);
  expect(tanstack).toContain('=> Mutation<undefined, DeleteAllOptions>');
  expect(tanstack).toContain(
    '* Options of a mutation of `createThing`: (`POST /things`) * * Sends a message',
  );
  expect(tanstack).not.toMatch(/createThingQuery|downloadThing|InfiniteQuery/);
});

test('the documentation: summary, method and path, first paragraph, effect, what is unknown, deprecation', () => {
  const notes =
    '/** * List things (`GET /things`) * * First paragraph * /. * * Ledger N-01: Presence * Ledger N-99: * * @deprecated */';
  expect(methods).toContain(notes);
  expect(functions).toContain(notes);
  expect(methods).toContain('Sends a message: never repeat it without asking a person.');
});

const called = (operationId: string) => ({
  ...bundle,
  paths: { '/it': { get: { operationId, responses: ok } } },
});

test.each(['readThing', 'operationOf', 'listOf', 'fileOperations', 'inOneFormat'])(
  'an operation may be called %s: it is declared, not imported',
  async (name) => {
    for (const [file, text] of await generate(called(name)))
      expect([file, text.match(new RegExp(`import [^;]*\\b${name}\\b[^;]*schema`))]).toEqual([file, null]);
  },
);

test.each([
  ['readMe', /operationId readMe has a name that the client uses itself/],
  ['operations', /operationId operations has a name/],
  ['delete', /operationId delete has a name that means something else in TypeScript/],
  ['await', /means something else/],
])('no operation can be called %s', async (name, message) => {
  await expect(generate(called(name))).rejects.toThrow(message);
});

test.each([
  ['Page', /schema Page has a name that the client uses itself/],
  ['ListThingsQuery', /schema ListThingsQuery has the name of the parameters of listThings/],
])('no schema can be called %s', async (name, message) => {
  const components = { schemas: { ...bundle.components.schemas, [name]: { type: 'object' } } };
  await expect(generate({ ...bundle, components })).rejects.toThrow(message);
});

test('the paths of files are written out', async () => {
  expect(source('paths.ts')).toContain("export type FilePath = '/things/{id}.mp3';");
  const none = new Map(await generate(called('ping'))).get('paths.ts');
  expect(none).toContain('export type FilePath = never;');
});
