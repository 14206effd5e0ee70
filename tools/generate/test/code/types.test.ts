import { expect, test } from 'vitest';
import { generateSuccess } from '../../src/code/client.ts';
import { generateLists } from '../../src/code/collections.ts';
import { readContract } from '@telephony/contract';
import { generateControl, generateTypes } from '../../src/code/types.ts';

test('forms of schemas that the contract does not have yet', async () => {
  const schema = {
    type: 'object',
    properties: {
      codes: { type: 'array', items: { anyOf: [{ type: 'integer', enum: [-1, 2] }, { type: 'integer' }] } },
      nothing: false,
      combined: { type: 'string', allOf: [true] },
      others: {
        type: 'object',
        properties: { count: { type: 'integer' } },
        additionalProperties: { type: 'string' },
        $defs: { unused: { type: 'string' } },
      },
    },
  };
  const info = { title: 'T', version: '1.0.0' };
  const bundle = { openapi: '3.1.1', info, paths: {}, components: { schemas: { Rule: schema } } };
  const types = await generateTypes(bundle, []);
  expect(types).toContain('codes?: (-1 | 2 | (number & {}))[];');
  // `never` in a schema is a statement of the contract.
  expect(types).toContain('nothing?: never;');
  expect(types).toContain('combined?: string & unknown;');
  // An index signature of texts would not let a number be sent.
  expect(types).toMatch(/others\?: \{\s+count\?: number;\s+\} & \{\s+\[key: string\]: unknown;\s+\};/);
  expect(types).not.toContain('unused');
});

function bundleOf(operations: Record<string, string[]>) {
  const paths = Object.entries(operations).map(([name, statuses]) => {
    const [method = '', path = ''] = name.toLowerCase().split(' ');
    const responses = Object.fromEntries(statuses.map((status) => [status, { description: status }]));
    return [path, { [method]: { operationId: name, responses } }];
  });
  return readContract({
    openapi: '3.1.1',
    info: { title: 'T', version: '1.0.0' },
    paths: Object.fromEntries(paths),
  });
}

test('a redirect beside another success is one too', async () => {
  const text = await generateSuccess(bundleOf({ 'PATCH /calls/{id}': ['2XX', '301', '400'] }));
  expect(text).toContain("export type SuccessStatus = '2XX' | 301;");
  expect(text).toContain("REDIRECTS: Readonly<Record<string, number>> = { 'PATCH /calls/{id}': 301 };");
});

test('what succeeds with nothing has no status', async () => {
  expect(await generateSuccess(bundleOf({ 'GET /odd': ['400'] }))).toContain(
    'export type SuccessStatus = never;',
  );
});

const body = (schema: object) => ({ requestBody: { content: { 'application/json': { schema } } } });
test.each([
  ['/contacts', { patch: { operationId: 'one', ...body({ type: 'object' }) } }],
  ['/contacts/{id}', { patch: { operationId: 'many', ...body({ type: 'array' }) } }],
  ['/contacts', { post: { operationId: 'many', ...body({ type: 'array' }) } }],
])('a list elsewhere than in the PATCH of a collection is refused: %s %j', async (path, item) => {
  await expect(
    generateLists(
      readContract({ openapi: '3.1.1', info: { title: 'T', version: '1.0.0' }, paths: { [path]: item } }),
    ),
  ).rejects.toThrow('a list is the body of the PATCH of a collection, and of nothing else');
});

test('what is no YAML is told', async () => {
  await expect(generateControl('a: [')).rejects.toThrow(/YAML/i);
});
