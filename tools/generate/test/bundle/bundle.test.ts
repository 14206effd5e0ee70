import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { runHere } from '@telephony/testing/run-here';
import { runScript } from '@telephony/testing/run-script';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { readContract } from '@telephony/contract';
import { fixtureContract } from '../fixture-contract.ts';
import { contractFolder, readBundle } from '../../src/files.ts';
import { groupByFields } from '../../src/bundle/bundle-contract.ts';

const CLI = new URL('../../src/bundle/cli.ts', import.meta.url);
const bundle = (folder: string) => runHere(CLI, [], folder);
const readJson = (folder: string) => JSON.parse(readFileSync(join(folder, 'dist/openapi.json'), 'utf8'));

const { folder: bundled } = fixtureContract(temporaryFolder(afterAll));
let made: Awaited<ReturnType<typeof runScript>>;

beforeAll(async () => {
  made = await runScript(CLI, [], bundled);
});

function bundledContract() {
  const contract = fixtureContract();
  cpSync(join(bundled, 'dist'), join(contract.folder, 'dist'), { recursive: true });
  return contract;
}

const built = [
  'index.d.ts',
  'index.js',
  'ledger.json',
  'openapi-3.0.json',
  'openapi.codegen.json',
  'openapi.json',
  'openapi.yaml',
];

test('writes one document as JSON and as YAML, and leaves no temporary file', () => {
  expect(made).toMatchObject({ code: 0, stderr: '' });
  const json = readJson(bundled);
  expect(parse(readFileSync(join(bundled, 'dist/openapi.yaml'), 'utf8'), { version: '1.1' })).toEqual(json);
  expect(readdirSync(join(bundled, 'dist')).toSorted()).toEqual(built);
});

test('writes the ledger as JSON', () => {
  const ledger = JSON.parse(readFileSync(join(bundled, 'dist/ledger.json'), 'utf8'));
  expect(ledger).toMatchObject(parse(readFileSync(join(bundled, 'ledger.yaml'), 'utf8')));
});

test('writes an entry that says where the files are', async () => {
  const entry: Record<string, unknown> = await import(pathToFileURL(join(bundled, 'dist/index.js')).href);
  const files = ['openapiJson', 'openapiYaml', 'ledgerJson', 'changelog'].map((name) =>
    relative(bundled, fileURLToPath(String(entry[name]))),
  );
  expect(files).toEqual(['dist/openapi.json', 'dist/openapi.yaml', 'dist/ledger.json', 'CHANGELOG.md']);
  expect(entry['version']).toBe(readJson(bundled).info.version);
});

test('a wrong entry of the ledger stops it with file and line, and leaves all older files', async () => {
  const { folder, plant } = bundledContract();
  const texts = () => built.map((name) => readFileSync(join(folder, 'dist', name), 'utf8'));
  const older = texts();
  plant('openapi.yaml', 'title: Fixture', 'title: Changed');
  plant('ledger.yaml', 'kind: gap', 'kind: hole');
  const { code, stderr } = await bundle(folder);
  expect(code).toBe(1);
  expect(stderr).toMatch(/ledger\.yaml:\d+: the kind of [A-Z]-\d+ is "hole"/);
  expect(texts()).toEqual(older);
});

test('names components after their files, sorted, and keeps extensions', () => {
  const { components, paths } = readJson(bundled);
  const names = Object.keys(components.schemas);
  expect(names).toContain('CdrCollection');
  expect(names).toEqual(names.toSorted());
  expect(components.schemas.Cdr['x-ledger']).toEqual(['N-01']);
  expect(paths['/cdrs/{id}.trace'].get['x-ledger']).toBe('G-02');
});

test('a broken reference stops it with file, line and reason, and leaves the older bundle', async () => {
  const { folder, plant } = bundledContract();
  plant('components/schemas/CdrSingle.yaml', './Cdr.yaml', './Missing.yaml');
  const { code, stderr } = await bundle(folder);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^The contract cannot be read:\n {2}.*components\/schemas\/CdrSingle\.yaml:5 There is no file .*components\/schemas\/Missing\.yaml: correct the \$ref, or put the file there\.\nFix it, then run the command again\.\n$/,
  );
  expect(readJson(folder).info.title).toBe('Fixture');
});

const { operationsById, resolve } = readContract(groupByFields(readBundle(contractFolder)));

function valuesOf(operationId: string): unknown {
  const parameter = operationsById.get(operationId)?.queryParameters.find(({ name }) => name === 'group_by');
  return parameter?.valueSchema['enum'];
}

test('a collection is grouped by the fields of its record', () => {
  const { properties } = resolve<{ properties: object }>({ $ref: '#/components/schemas/PickupGroup' });
  expect(valuesOf('listPickupGroups')).toEqual(Object.keys(properties).toSorted());
  expect(valuesOf('listFaxes')).toContain('from');
});

test('where only the id of a record is known, any field may be named', () => {
  expect(valuesOf('listCallLabels')).toBeUndefined();
});
