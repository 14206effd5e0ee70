import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import { childPointer, isJsonObject } from '@telephony/contract';
import { contractFolder, readBundle } from '@telephony/lint/files';
import type { Change } from '../src/compare/comparison.ts';
import { annotations } from '../src/report/write-reports.ts';
import { placeChanges } from '../src/source/place-changes.ts';
import { SourceMap } from '../src/source/source-map.ts';

const ROOT = `openapi: 3.1.1
info:
  version: 1.0.0
paths:
  /cdrs:
    $ref: paths/cdrs.yaml
  /calls:
    $ref: paths/calls.yaml
`;
const CDRS = `get:
  summary: List
  responses:
    '200':
      content:
        application/json:
          schema:
            $ref: ../components/schemas/Cdr.yaml
`;
const CDR = `type: object
required: [id]
properties:
  id:
    type: integer
    maximum: 9
  src:
    description: The caller.
    type: string
  dst:
    type: string
`;
const FILES = {
  'openapi.yaml': ROOT,
  'paths/cdrs.yaml': CDRS,
  'paths/calls.yaml': CDRS,
  'components/schemas/Cdr.yaml': CDR,
};

function contract(files: Record<string, string | undefined> = {}): string {
  const folder = join(temporaryFolder(), 'openapi');
  for (const [file, text] of Object.entries({ ...FILES, ...files })) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const change = (side: 'base' | 'revision', pointer: string, more: Partial<Change> = {}): Change => ({
  effect: 'wire',
  rule: 'rule',
  text: `${pointer} breaks.`,
  operations: ['GET /cdrs'],
  place: { side, pointer },
  ...more,
});
const SCHEMA = '/components/schemas/Cdr';
const FILE = 'openapi/components/schemas/Cdr.yaml';

test('a change is on the edited line, not on the element that holds it', () => {
  const revision = contract({
    'components/schemas/Cdr.yaml': CDR.replace('    type: string\n  dst', '    type: integer\n  dst'),
  });
  const [placed] = placeChanges([change('revision', `${SCHEMA}/properties/src`)], contract(), revision);
  expect(placed).toMatchObject({ file: FILE, line: 9 });
});

test('a change that another line makes is on that line: of the list of what is required, of a reference', () => {
  const required = contract({ 'components/schemas/Cdr.yaml': CDR.replace('[id]', '[id, dst]') });
  const [first] = placeChanges([change('revision', `${SCHEMA}/properties/dst`)], contract(), required);
  expect(first).toMatchObject({ file: FILE, line: 2 });

  const moved = contract({
    'components/schemas/Other.yaml': CDR,
    'paths/cdrs.yaml': CDRS.replace('Cdr.yaml', 'Other.yaml'),
  });
  const pointer = '/paths/~1cdrs/get/responses/200/content/application~1json/schema';
  const [second] = placeChanges([change('revision', pointer)], contract(), moved);
  expect(second).toMatchObject({ file: 'openapi/paths/cdrs.yaml', line: 8 });
});

test('an element of a new file is where it is written', () => {
  const base = contract({ 'components/schemas/Cdr.yaml': undefined });
  const [placed] = placeChanges([change('revision', `${SCHEMA}/properties/dst`)], base, contract());
  expect(placed).toMatchObject({ file: FILE, line: 10 });
});

test('what is gone has its line in the base, and the line at which it left', () => {
  const revision = contract({
    'components/schemas/Cdr.yaml': CDR.replace(
      '  src:\n    description: The caller.\n    type: string\n',
      '',
    ),
    'paths/calls.yaml': undefined,
    'openapi.yaml': ROOT.replace('  /calls:\n    $ref: paths/calls.yaml\n', ''),
  });
  const changes = [change('base', `${SCHEMA}/properties/src`), change('base', '/paths/~1calls/get')];
  const placed = placeChanges(changes, contract(), revision);
  expect(placed).toMatchObject([
    { file: FILE, line: 7, left: { file: FILE, line: 6 } },
    { file: 'openapi/paths/calls.yaml', line: 1, left: { file: 'openapi/openapi.yaml', line: 6 } },
  ]);
  const gate = { passed: false, problems: [], advice: [] };
  expect(annotations({ changes: placed, gate })).toEqual([
    `::error file=${FILE},line=6,title=Breaking on the wire::${SCHEMA}/properties/src breaks.`,
    '::error file=openapi/openapi.yaml,line=6,title=Breaking on the wire::/paths/~1calls/get breaks.',
  ]);
});

test('equal changes are one annotation, and of more than ten the last says how many there are', () => {
  const file = 'openapi/openapi.yaml';
  const left = { file, line: 1 };
  const many = Array.from({ length: 167 }, (_, index) => ({
    ...change('base', '', { text: `Break ${index}%.`, operations: [] }),
    left,
    file,
    line: 1,
  }));
  const same = ['GET /a', 'GET /b'].map((name) => ({
    ...change('revision', '', { text: 'Alike.', operations: [name] }),
    file,
    line: 2,
  }));
  const all = annotations({ changes: [...same, ...many], gate: { passed: true, problems: [], advice: [] } });
  expect(all).toHaveLength(10);
  expect(all[0]).toBe(`::warning file=${file},line=2,title=Breaking on the wire::Alike. (in 2 operations)`);
  expect(all[1]).toContain('Break 0%25.');
  expect(all.at(-1)).toContain('::159 more are in the summary of the run.');
});

const map = new SourceMap(contractFolder);

function placeOf(pointer: string): { file: string; text: string } {
  const { file, line } = map.place(pointer);
  const text = readFileSync(file, 'utf8').split('\n')[line - 1] ?? '';
  return { file: relative(contractFolder, file).split(sep).join('/'), text: text.trim() };
}

test.for([
  ['/paths/~1cdrs/get/summary', 'paths/cdrs/cdrs.yaml', /^summary: /],
  ['/paths/~1cdrs~1{id}.trace/get/operationId', 'paths/cdrs/cdrs-id-trace.yaml', /^operationId: /],
  ['/paths/~1cdrs/get/parameters/1/schema/maximum', 'components/parameters/limit.yaml', /^maximum: /],
  [
    '/paths/~1cdrs/get/responses/200/content/application~1json/schema/properties/data',
    'components/schemas/CdrCollection.yaml',
    /^data:/,
  ],
  ['/components/schemas/Cdr/properties/billsec', 'components/schemas/Cdr.yaml', /^billsec:/],
  [
    '/components/schemas/CallMissedEvent/allOf/0/properties/state',
    'components/schemas/CallEvent.yaml',
    /^state:/,
  ],
  ['/components/responses/Unauthorized', 'components/responses/Unauthorized.yaml', /./],
  ['/components/examples/getCdr-response/value', 'examples/cdrs/getCdr-response.yaml', /^value:/],
  ['/webhooks/call.missed/post/requestBody', 'webhooks/call.missed.yaml', /^requestBody:/],
  ['/info/version', 'openapi.yaml', /^version: /],
  ['/servers/0/variables/version/enum', 'openapi.yaml', /^enum: /],
] as const)('%s is found', ([pointer, file, text]) => {
  const place = placeOf(pointer);
  expect(place.file).toBe(file);
  expect(place.text).toMatch(text);
});

test('the nearest element stands for one that is not there', () => {
  expect(placeOf('/components/schemas/Cdr/properties/no-such')).toEqual(
    placeOf('/components/schemas/Cdr/properties'),
  );
});

test('every member of the bundle is found at a line that names it, or at the $ref to it', () => {
  const bundle = readBundle(contractFolder);
  const wrong: string[] = [];
  const walk = (value: unknown, pointer: string, key: string) => {
    const { text } = placeOf(pointer);
    const names = [key, '$ref', '- ', '{'];
    if (key !== '' && !/^\d+$/.test(key) && !names.some((name) => text.includes(name)))
      wrong.push(`${pointer}: ${text}`);
    if (!isJsonObject(value) || '$ref' in value || pointer.includes('/examples')) return;
    for (const [name, child] of Object.entries(value)) walk(child, childPointer(pointer, name), name);
  };
  for (const name of ['paths', 'webhooks', 'servers', 'tags']) walk(bundle[name], `/${name}`, name);
  expect(wrong).toEqual([]);
});
