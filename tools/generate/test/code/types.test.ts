import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LedgerEntry } from '../../src/ledger.ts';
import { brandFilters, clientFiles, generateSuccess, widenLists } from '../../src/code/client.ts';
import { generateLists } from '../../src/code/collections.ts';
import { readContract } from '@telephony/contract';
import { repositoryRoot } from '../../src/files.ts';
import { generateControl, generateTypes } from '../../src/code/types.ts';

const open = (known: unknown, type: string, nullable: boolean) => ({
  anyOf: [known, { type }, ...(nullable ? [{ type: 'null' }] : [])],
});

const BUNDLE = {
  openapi: '3.1.1',
  info: { title: 'T', version: '1.0.0' },
  paths: {
    '/cdrs': {
      get: {
        operationId: 'listCdrs',
        parameters: [
          {
            name: 'filter',
            in: 'query',
            description: 'Conditions.',
            schema: { $ref: '#/components/schemas/Rules' },
          },
          { name: 'order', in: 'query', schema: open({ type: 'string', enum: ['up'] }, 'string', false) },
        ],
        responses: {
          200: {
            description: 'A file.',
            content: { 'audio/mpeg': { schema: { type: 'string', format: 'binary' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      ErrorBody: { type: 'object', properties: { message: { type: 'string' } } },
      Rules: {
        type: 'string',
        description: 'All of them must hold.',
        contentMediaType: 'application/json',
        contentSchema: { type: 'array', items: { $ref: '#/components/schemas/Rule' } },
      },
      Rule: {
        type: 'object',
        additionalProperties: false,
        required: ['status'],
        properties: {
          status: {
            ...open({ type: 'string', enum: ['A', 'B'] }, 'string', true),
            'x-ledger': 'O-22',
            description: 'A status.',
          },
          codes: { type: 'array', items: open({ type: 'integer', enum: [-1, 2] }, 'integer', false) },
          closed: { type: 'string', enum: ['X', 'Y'] },
          page: { type: 'integer', default: 1 },
          anything: { type: 'object' },
          nothing: false,
          combined: { type: 'string', allOf: [true] },
          others: {
            type: 'object',
            properties: { count: { type: 'integer' } },
            additionalProperties: { type: 'string' },
            $defs: { unused: { type: 'string' } },
          },
        },
      },
    },
  },
};

const LEDGER = [{ id: 'O-22', title: 'Status of a CDR', treatment: 'An open enumeration.' }] as LedgerEntry[];
const files = new Map(await clientFiles(BUNDLE, LEDGER, await generateTypes(BUNDLE, LEDGER)));
const schemaText = files.get('schema.ts') ?? '';

test('writes the types of a bundle', () => {
  expect(schemaText).toMatch(
    /^\/\*\*\n \* Generated from the contract by `npm run generate`\. Do not edit\./,
  );
  // Open enumerations, in properties and items; a closed one stays closed, and a parameter has the known values only.
  expect(schemaText).toContain("status: 'A' | 'B' | (string & {}) | null;");
  expect(schemaText).toContain('codes?: (-1 | 2 | (number & {}))[];');
  expect(schemaText).toContain("order?: 'up';");
  expect(schemaText).toContain("closed?: 'X' | 'Y';");
  // A JSON parameter has the type of its content and says what its schema says, a file is a Blob, a default makes nothing required.
  expect(schemaText).toContain('filter?: Rule[];');
  expect(schemaText).toMatch(/@description Conditions\.[\s*]+All of them must hold\.[\s*]+\/\s+filter\?:/);
  expect(schemaText).toContain("'audio/mpeg': Blob;");
  expect(schemaText).toContain('page?: number;');
  expect(schemaText).toContain('anything?: Record<string, unknown>;');
  expect(schemaText).toContain('combined?: string & unknown;');
  // An index signature of texts would not let a number be sent.
  expect(schemaText).toMatch(/others\?: \{\s+count\?: number;\s+\} & \{\s+\[key: string\]: unknown;\s+\};/);
  expect(schemaText).not.toContain('unused');
  expect(schemaText).toContain('export type Rule = {');
  expect(schemaText).toMatch(/A status\.[\s*]+Ledger O-22: Status of a CDR\. An open enumeration\./);
});

test('what says that something is absent is left out, and operations have names', () => {
  expect(schemaText).not.toMatch(/(query|header|path|cookie|put|trace|requestBody)\?: never/);
  expect(schemaText).not.toContain('[name: string]: unknown');
  expect(schemaText).toMatch(/'\/cdrs': \{\s+get: operations\['listCdrs'\];\s+\};/);
  expect(schemaText).toMatch(/^interface listCdrs \{$/m);
  expect(schemaText).toContain('listCdrs: listCdrs;');
  expect(schemaText).toMatch(/^export type ListCdrsQuery = \{$/m);
  expect(schemaText).toContain('query?: ListCdrsQuery;');
  expect(schemaText).toMatch(/schemas: \{\s+ErrorBody: ErrorBody;\s+Rule: Rule;\s+Rules: Rules;/);
  // `never` in a schema is a statement of the contract.
  expect(schemaText).toContain('nothing?: never;');
});

test('records are exported by name, without hiding a global', () => {
  expect(files.get('records.ts')).toContain(
    "export type { ListCdrsQuery, ErrorBody, Rule, Rules } from './schema.ts';",
  );
});

const HEADER = '/**\n * Generated.\n */\n';
const query = (name: string) => `export type ${name} = {\n  filter?: FilterList;\n  limit?: number;\n};\n`;
const bundle = {
  paths: {
    '/cdrs': { get: { operationId: 'listCdrs' } },
    '/users/{id}/cdrs': { get: { operationId: 'listUserCdrs' } },
  },
};

test('each collection has filters of its own', () => {
  const branded = brandFilters(`${HEADER}\n${query('ListCdrsQuery')}${query('ListUserCdrsQuery')}`, bundle);
  expect(branded).toContain('export type FilterFor<P extends string> =');
  expect(branded).toContain("export type ListCdrsQuery = {\n  filter?: FilterFor<'/cdrs'>;");
  expect(branded).toContain("export type ListUserCdrsQuery = {\n  filter?: FilterFor<'/users/{id}/cdrs'>;");
});

test('what is not the query of an operation stays as it is', () => {
  const source = `${HEADER}${query('OtherQuery')}${query('Monitor')}`;
  expect(brandFilters(source, bundle)).toBe(source);
});

/** A bundle of operations, such as `GET /cdrs`, with the statuses that each declares. */
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

test('success is 2xx, and a redirect where an operation has nothing else', async () => {
  const text = await generateSuccess(
    bundleOf({
      'GET /cdrs': ['200', '400', '4XX'],
      'POST /calls': ['201', '202', '401'],
      'PATCH /calls/{id}': ['301', '400'],
      'DELETE /sms': ['2XX'],
    }),
  );
  expect(text).toMatch(/^\/\*\*\n \* Generated from the contract by `npm run generate`\. Do not edit\./);
  expect(text).toContain("export type SuccessStatus = 200 | 201 | 202 | '2XX' | 301;");
  expect(text).toContain("REDIRECTS: Readonly<Record<string, number>> = { 'PATCH /calls/{id}': 301 };");
});

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

test('a list of ids in a path may be a single one, and nowhere else', () => {
  const path = 'export type DeleteContactsPath = {\n  /** Ids. */\n  id: RecordIdList;\n};\n';
  const body =
    'export type UserUpdate = {\n  id: RecordIdList;\n};\nexport type RecordIdList = RecordId[];\n';
  expect(widenLists(path + body)).toBe(path.replace('RecordIdList', 'RecordId | RecordIdList') + body);
});

const ids = { in: 'path', name: 'id', schema: { $ref: '#/components/schemas/Ids' } };
const body = (schema: object) => ({ requestBody: { content: { 'application/json': { schema } } } });
const generateListsBundle = {
  openapi: '3.1.1',
  info: { title: 'T', version: '1.0.0' },
  paths: {
    '/monitors/{id}': {
      delete: { operationId: 'deleteMonitors', parameters: [{ $ref: '#/components/parameters/ids' }] },
      get: {
        operationId: 'getMonitor',
        parameters: [{ in: 'path', name: 'id', schema: { type: 'integer' } }],
      },
    },
    '/contacts': {
      get: {
        operationId: 'listContacts',
        parameters: [{ in: 'query', name: 'x', schema: { type: 'array' } }],
      },
      patch: { operationId: 'bulkUpdateContacts', ...body({ type: 'array' }) },
      post: { operationId: 'createContact', ...body({ type: 'object' }) },
    },
  },
  components: { parameters: { ids }, schemas: { Ids: { type: 'array' } } },
};

test('names the operations with a list in their path', async () => {
  expect(await generateLists(readContract(generateListsBundle))).toContain(
    "LISTS: readonly string[] = ['DELETE /monitors/{id}'];",
  );
});

test.each([
  ['/contacts', { patch: { operationId: 'one', ...body({ type: 'object' }) } }],
  ['/contacts/{id}', { patch: { operationId: 'many', ...body({ type: 'array' }) } }],
  ['/contacts', { post: { operationId: 'many', ...body({ type: 'array' }) } }],
])('a list elsewhere than in the PATCH of a collection is refused: %s %j', async (path, item) => {
  await expect(
    generateLists(readContract({ ...generateListsBundle, paths: { [path]: item } })),
  ).rejects.toThrow('a list is the body of the PATCH of a collection, and of nothing else');
});

const read = (name: string) =>
  readFileSync(join(repositoryRoot, `packages/${name}/control/openapi.yaml`), 'utf8');
const document = read('sandbox');
const shared = read('http');
const committed = (name: string) =>
  readFileSync(join(repositoryRoot, 'packages/sandbox/src/generated', name), 'utf8');

test('types and JSON of the control plane are what its document gives', async () => {
  for (const [name, text] of await generateControl(document, shared)) expect(text).toBe(committed(name));
});

test('a change of the document is a change of both', async () => {
  const changed = await generateControl(document.replace('  /journal:\n', '  /diary:\n'), shared);
  expect(changed.map(([name]) => name)).toEqual(['control.ts', 'control.json']);
  for (const [name, text] of changed) {
    expect(text).not.toBe(committed(name));
    expect(text).toContain('/diary');
  }
});

test('what is no YAML is told', async () => {
  await expect(generateControl('a: [')).rejects.toThrow(/YAML/i);
});
