import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import { childPointer, isJsonObject } from '@telephony/contract';
import { contractFolder, readBundle } from '@telephony/generate/files';
import type { Change } from '../src/compare/comparison.ts';
import { placeChanges, SourceMap } from '../src/source-map.ts';

const ROOT = 'openapi: 3.1.1\npaths:\n  /cdrs:\n    get:\n      summary: List\n';

test('what is new or changed has its line in the revision, and what is gone its line in the base', () => {
  const [base, revision] = [ROOT, `info:\n  title: T\n${ROOT}`].map((text) => {
    const folder = join(temporaryFolder(), 'openapi');
    mkdirSync(folder);
    writeFileSync(join(folder, 'openapi.yaml'), text);
    return folder;
  });
  const change = (side: 'base' | 'revision'): Change => ({
    effect: 'wire',
    rule: 'rule',
    text: 'It breaks.',
    operations: [],
    place: { side, pointer: '/paths/~1cdrs/get/summary' },
  });
  expect(placeChanges([change('base'), change('revision')], base!, revision!)).toMatchObject([
    { file: 'openapi/openapi.yaml', line: 5 },
    { file: 'openapi/openapi.yaml', line: 7 },
  ]);
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
