import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import { findNeeds } from '../src/needs/find-needs.ts';
import { inheritedSources } from '../src/needs/inherited-sources.ts';

const HANDLERS = 'packages/sandbox/src/operations/handlers';

/** A repository with files that know the base in several ways. */
function repository(more: Record<string, string> = {}): string {
  const root = temporaryFolder();
  const files = {
    [`${HANDLERS}/cdrs.ts`]:
      "export const cdrs = {\n  listCdrs: list('cdrs'),\n  getCdr: read('cdrs'),\n};\n",
    [`${HANDLERS}/calls.ts`]: 'export const calls = { createCall, listCalls };\n',
    'docs/src/content/docs/guides/records.mdx':
      '# Records\n\nThe nine operations.\n\nUse `getCdr` after `listCdrs`.\n',
    'openapi/workflows/records.arazzo.yaml': 'steps:\n  - operationId: listCdrs\n  - operationId: getCdr\n',
    'packages/sandbox/src/events.ts': "type Event = 'call.initial' | 'call.ringing' | 'call.hangup';\n",
    'packages/sandbox/src/story/calls.ts': 'const cdr = { id, billsec, disposition, recording };\n',
    'packages/client/src/generated/schema.ts': 'listCdrs; getCdr; call.initial; call.ringing; call.hangup\n',
    'packages/client/test/cdrs.test.ts': 'listCdrs; getCdr\n',
    'openapi/CHANGELOG.md': 'listCdrs, getCdr: nine operations.\n',
    ...Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`packages/client/src/file${index}.ts`, 'id; name;\n']),
    ),
    ...more,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  return root;
}

const OPERATIONS = ['listCdrs /cdrs', 'getCdr /cdrs/{id}', 'createCall /calls', 'listCalls /calls/list'];

function bundle({
  operations = OPERATIONS,
  events = ['call.initial', 'call.ringing', 'call.hangup'],
  fields = ['id', 'billsec', 'disposition', 'recording'],
} = {}) {
  return {
    paths: Object.fromEntries(
      operations.map((text) => {
        const [operationId = '', path = ''] = text.split(' ');
        return [path, { get: { operationId } }];
      }),
    ),
    webhooks: Object.fromEntries(events.map((name) => [name, { post: {} }])),
    components: { schemas: { Cdr: { properties: Object.fromEntries(fields.map((name) => [name, {}])) } } },
  };
}

test('a new operation is missed where its neighbours are: handlers, guides, workflows', () => {
  const revision = bundle({ operations: [...OPERATIONS, 'getCdrNotes /cdrs/{id}/notes'] });
  expect(findNeeds(bundle(), revision, repository())).toEqual([
    {
      text: 'Guide: the operation `getCdrNotes` is missing here, beside both others of `/cdrs`.',
      file: 'docs/src/content/docs/guides/records.mdx',
      line: 5,
    },
    {
      text: 'Workflow: the operation `getCdrNotes` is missing here, beside both others of `/cdrs`.',
      file: 'openapi/workflows/records.arazzo.yaml',
      line: 2,
    },
    {
      text: 'Handlers: the operation `getCdrNotes` is missing here, beside both others of `/cdrs`.',
      file: `${HANDLERS}/cdrs.ts`,
      line: 2,
    },
  ]);
});

test('an operation of a new resource is missed in the folder of all handlers, until one of its files has it', () => {
  const revision = bundle({ operations: [...OPERATIONS, 'listFaxes /faxes'] });
  expect(findNeeds(bundle(), revision, repository())).toEqual([
    {
      text: 'Handlers: the operation `listFaxes` is missing here, beside all 4 others of the contract.',
      file: `${HANDLERS}/calls.ts`,
      line: 1,
    },
  ]);
  expect(findNeeds(bundle(), revision, repository({ [`${HANDLERS}/faxes.ts`]: 'listFaxes;\n' }))).toEqual([]);
});

test('a new event is missed by its senders, a new field by what makes its record, and not by who has an id', () => {
  const revision = bundle({
    events: ['call.initial', 'call.ringing', 'call.hangup', 'call.parked'],
    fields: ['id', 'billsec', 'disposition', 'recording', 'cost'],
  });
  expect(findNeeds(bundle(), revision, repository())).toEqual([
    {
      text: 'Sender or reader of events: the event `call.parked` is missing here, beside all 3 others of the contract.',
      file: 'packages/sandbox/src/events.ts',
      line: 1,
    },
    {
      text: 'Code: the field `cost` is missing here, beside all 4 others of `Cdr`.',
      file: 'packages/sandbox/src/story/calls.ts',
      line: 1,
    },
  ]);
});

test('a parameter, or a field whose neighbours no file names, is missed by the handlers of its operations', () => {
  const base = ofDdis({ fields: ['e164'] });
  const more = ofDdis({ fields: ['e164', 'carrier'], parameters: ['page', 'zone'] });
  const root = repository({ [`${HANDLERS}/numbers.ts`]: 'export const ddis = {\n  listDdis,\n};\n' });
  expect(findNeeds(base, more, root)).toEqual([
    {
      text: 'Handlers: `listDdis` has the new parameter `zone`, which is not named here.',
      file: `${HANDLERS}/numbers.ts`,
      line: 2,
    },
    {
      text: 'Handlers: `listDdis` has the new field `carrier`, which is not named here.',
      file: `${HANDLERS}/numbers.ts`,
      line: 2,
    },
  ]);
});

/** A contract of one operation, which lists records. */
function ofDdis({ fields, parameters = ['page'] }: { fields: string[]; parameters?: string[] }) {
  const schema = { $ref: '#/components/schemas/Ddi' };
  const get = {
    operationId: 'listDdis',
    parameters: parameters.map((name) => ({ name, in: 'query' })),
    responses: { 200: { content: { 'application/json': { schema } } } },
  };
  const Ddi = { properties: Object.fromEntries(fields.map((name) => [name, {}])) };
  return { paths: { '/ddis': { get } }, components: { schemas: { Ddi } } };
}

test('what is gone is told where it is still named', () => {
  const revision = bundle({ operations: OPERATIONS.filter((name) => !name.startsWith('getCdr')) });
  expect(
    findNeeds(bundle(), revision, repository()).map(({ text, file, line }) => `${file}:${line} ${text}`),
  ).toEqual([
    'docs/src/content/docs/guides/records.mdx:5 Guide: the operation `getCdr` of `/cdrs` is gone, and still named here.',
    'openapi/workflows/records.arazzo.yaml:3 Workflow: the operation `getCdr` of `/cdrs` is gone, and still named here.',
    `${HANDLERS}/cdrs.ts:3 Handlers: the operation \`getCdr\` of \`/cdrs\` is gone, and still named here.`,
  ]);
});

test('a number in prose that counted the base is told, in digits and in words', () => {
  const nine = Array.from({ length: 9 }, (_, index) => `get${index} /r${index}`);
  const root = repository({ 'README.md': 'Typed:\nall 9 operations of it.\n' });
  const needs = findNeeds(
    bundle({ operations: nine }),
    bundle({ operations: [...nine, 'more /more'] }),
    root,
  );
  expect(needs.map(({ text, file, line }) => `${file}:${line} ${text}`)).toEqual([
    'README.md:2 Number: "9 operations", and there are 10 now.',
    'docs/src/content/docs/guides/records.mdx:3 Number: "nine operations", and there are 10 now.',
  ]);
});

test('a change of words needs nothing', () => {
  expect(findNeeds(bundle(), bundle(), repository())).toEqual([]);
});

test('a new field that takes the source of its record is told, one with a source or a ledger entry is not', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'components', 'schemas'), { recursive: true });
  writeFileSync(join(folder, 'components', 'schemas', 'Cdr.yaml'), 'properties:\n  id: {}\n  nickname: {}\n');
  const contract = (properties: object) => ({
    components: {
      schemas: {
        Cdr: { 'x-source': 'Resources/CDR', properties: { id: { description: 'The id.' }, ...properties } },
      },
    },
  });
  const revision = contract({
    nickname: { description: 'What friends say.' },
    sourced: { description: 'Said.', 'x-source': 'Resources/CDR' },
    asked: { description: 'Asked.', 'x-ledger': ['N-01'] },
    told: { $ref: '#/components/schemas/Timestamp' },
  });
  expect(inheritedSources(contract({}), revision, folder, (file) => file.slice(folder.length + 1))).toEqual([
    {
      text: 'The field `nickname` takes the source of `Cdr`, "Resources/CDR": check that the field is named there, or give it an x-source or an entry of the ledger.',
      file: join('components', 'schemas', 'Cdr.yaml'),
      line: 3,
    },
  ]);
  expect(inheritedSources(contract({}), contract({}), folder, (file) => file)).toEqual([]);
});
