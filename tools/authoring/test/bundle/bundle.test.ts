import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fixtureContract } from '../support/fixture-contract.ts';
import { runScript } from '@telephony/testing/run-script';

const bundle = (folder: string) => runScript(new URL('../../src/bundle/cli.ts', import.meta.url), [], folder);
const readJson = (folder: string) => JSON.parse(readFileSync(join(folder, 'dist/openapi.json'), 'utf8'));

test('writes one document as JSON and as YAML, and leaves no temporary file', async () => {
  const { folder } = fixtureContract();
  expect(await bundle(folder)).toMatchObject({ code: 0, stderr: '' });
  const json = readJson(folder);
  expect(parse(readFileSync(join(folder, 'dist/openapi.yaml'), 'utf8'), { version: '1.1' })).toEqual(json);
  expect(readdirSync(join(folder, 'dist')).toSorted()).toEqual(['openapi.json', 'openapi.yaml']);
});

test('names components after their files, sorted, and keeps extensions', async () => {
  const { folder } = fixtureContract();
  await bundle(folder);
  const { components, paths } = readJson(folder);
  const names = Object.keys(components.schemas);
  expect(names).toContain('CdrCollection');
  expect(names).toEqual(names.toSorted());
  expect(components.schemas.Cdr['x-ledger']).toEqual(['N-01']);
  expect(paths['/cdrs/{id}.trace'].get['x-ledger']).toBe('G-02');
});

test('replaces an older bundle as a whole', async () => {
  const { folder, plant } = fixtureContract();
  await bundle(folder);
  plant('openapi.yaml', 'title: Fixture', 'title: Changed');
  await bundle(folder);
  expect(readJson(folder).info.title).toBe('Changed');
});

test('a broken reference stops it with file, line and reason, and leaves the older bundle', async () => {
  const { folder, plant } = fixtureContract();
  await bundle(folder);
  plant('components/schemas/CdrSingle.yaml', './Cdr.yaml', './Missing.yaml');
  const { code, stderr } = await bundle(folder);
  expect(code).toBe(1);
  expect(stderr).toMatch(/components\/schemas\/CdrSingle\.yaml:5:9[^]*no such file[^]*Missing\.yaml/);
  expect(readJson(folder).info.title).toBe('Fixture');
});

test('a reference to a missing place inside a file stops it', async () => {
  const { folder, plant } = fixtureContract();
  plant('components/schemas/CdrSingle.yaml', './Cdr.yaml', './Cdr.yaml#/properties/missing');
  const { code, stderr } = await bundle(folder);
  expect(code).toBe(1);
  expect(stderr).toMatch(/CdrSingle\.yaml:5:9[^]*Can't resolve \$ref/);
});

test('a YAML syntax error stops it with file, line and reason', async () => {
  const { folder, plant } = fixtureContract();
  plant('paths/cdrs/cdrs.yaml', 'summary: List CDRs', 'summary: "List CDRs');
  const { code, stderr } = await bundle(folder);
  expect(code).toBe(1);
  expect(stderr).toMatch(/paths\/cdrs\/cdrs\.yaml:\d+:\d+[^]*Failed to parse/);
  expect(existsSync(join(folder, 'dist'))).toBe(false);
});

test('two files of one base name stop it with both names', async () => {
  const { folder } = fixtureContract();
  mkdirSync(join(folder, 'examples/other'));
  writeFileSync(join(folder, 'examples/other/getCdr-response.yaml'), 'value: 1\n');
  const { code, stderr } = await bundle(folder);
  expect(code).toBe(1);
  expect(stderr).toContain('examples/cdrs/getCdr-response.yaml and examples/other/getCdr-response.yaml');
});

test('a component outside its folder cannot take a name that is in use', async () => {
  const { folder, plant } = fixtureContract();
  writeFileSync(join(folder, 'Cdr.yaml'), 'type: integer\ndescription: Another.\n');
  plant(
    'components/parameters/limit.yaml',
    '{type: integer, minimum: 1, maximum: 5000, examples: [50]}',
    '{$ref: ../../Cdr.yaml}',
  );
  const { code, stderr } = await bundle(folder);
  expect(code).toBe(1);
  expect(stderr).toMatch(/:\d+:\d+[^]*Renamed Cdr to Cdr-2/);
});
