import { expect, test } from 'vitest';
import { readContract } from '@telephony/contract';
import { generateOperations } from '../../src/code/operations.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const ok = { 200: { description: 'ok', ...json(ref('Thing')) } };
const schemas = {
  Thing: { type: 'object', properties: { size: {} } },
  Clash: { type: 'object', properties: { id: {} } },
  Open: { type: 'object' },
  Body: { type: 'object', properties: { body: {} } },
};

async function generate(paths: object, more: object = {}) {
  const info = { title: 'T', version: '1.0.0' };
  const components = { schemas: { ...schemas, ...more } };
  const ledger = [{ id: 'N-01', title: 'Presence' }] as never;
  const files = await generateOperations(readContract({ openapi: '3.1.1', info, paths, components }), ledger);
  return new Map(files.map(([name, text]) => [name, text.replaceAll(/\s+/g, ' ')]));
}

test('a body stands by itself where names clash, where it is open, and where a field is called like an option', async () => {
  const sending = (operationId: string, name: string) => ({
    operationId,
    requestBody: { required: true, ...json(ref(name)) },
    responses: ok,
  });
  const files = await generate({
    '/things/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true }],
      put: sending('clashWithThing', 'Clash'),
      post: sending('openThing', 'Open'),
    },
    '/body': { post: sending('sendBody', 'Body') },
  });
  const methods = files.get('methods.ts');
  expect(methods).toContain('clashWithThing(args: ClashWithThingPath & { body: Clash }');
  expect(methods).toContain('openThing(args: OpenThingPath & { body: Open }');
  expect(methods).toContain('sendBody(args: { body: Body }');
  expect(files.get('operations.ts')).toContain("operation('sendBody', 'post', '/body', [], 'body')");
});

test('a text ends no comment, and a mark without an entry shows its id', async () => {
  const get = {
    operationId: 'listThings',
    summary: 'List things',
    description: 'First\nparagraph */.\n\nSecond.',
    deprecated: true,
    'x-ledger': ['N-01', 'N-99'],
    responses: ok,
  };
  const notes =
    '/** * List things (`GET /things`) * * First paragraph * /. * * Ledger N-01: Presence * Ledger N-99: * * @deprecated */';
  expect((await generate({ '/things': { get } })).get('methods.ts')).toContain(notes);
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
  const files = await generate({ '/it': { get: { operationId: 'get', responses } } });
  expect(files.get('methods.ts')).toContain(`get(options?: CallOptions): Promise<${type}>`);
});

const called = (operationId: string) => ({ '/it': { get: { operationId, responses: ok } } });

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
  const parameters = [{ name: 'limit', in: 'query' }];
  const paths = { '/things': { get: { operationId: 'listThings', parameters, responses: ok } } };
  await expect(generate(paths, { [name]: { type: 'object' } })).rejects.toThrow(message);
});

test('a contract without files has no paths of files', async () => {
  expect((await generate(called('ping'))).get('paths.ts')).toContain('export type FilePath = never;');
});
