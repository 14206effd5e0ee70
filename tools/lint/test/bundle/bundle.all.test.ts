import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compilers } from '@telephony/testing/compilers';
import { runHere } from '@telephony/testing/run-here';
import { runScript } from '@telephony/testing/run-script';
import { fixtureContract } from '../fixture-contract.ts';

const CLI = new URL('../../src/bundle/cli.ts', import.meta.url);
const bundle = (folder: string) => runHere(CLI, [], folder);
const readJson = (folder: string) => JSON.parse(readFileSync(join(folder, 'dist/openapi.json'), 'utf8'));

/** The fixture as it is, with its bundle. */
const bundled = mkdtempSync(join(tmpdir(), 'bundle-test-'));

beforeAll(async () => {
  fixtureContract(bundled);
  await bundle(bundled);
});
afterAll(() => rmSync(bundled, { recursive: true, force: true }));

test('types the entry by the contract, without the types of a browser or of Node', async () => {
  const program = `
    import type { LedgerEntry, LedgerId, OperationId, Operations, Path, SchemaName, WebhookName } from './dist/index.js';
    import { openapiJson, version } from './dist/index.js';
    export const names: [OperationId, Path, WebhookName, SchemaName, LedgerId] =
      ['bulkUpdateCdrs', '/cdrs/{id}.trace', 'call.missed', 'CdrCollection', 'N-01'];
    export const where: { method: 'get'; path: '/cdrs/{id}' } = {} as Operations['getCdr'];
    export const texts: [string, string, LedgerEntry['kind']] = [openapiJson.href, version, 'gap'];
    // @ts-expect-error No operation of the contract.
    export const id: OperationId = 'getNothing';
    // @ts-expect-error No path of the contract.
    export const path: Path = '/nothing';`;
  writeFileSync(join(bundled, 'program.mts'), program);
  const options = [
    '--noEmit',
    '--strict',
    '--skipDefaultLibCheck',
    '--lib',
    'es2022',
    '--module',
    'nodenext',
    'program.mts',
  ];
  for (const compiler of Object.values(compilers)) {
    const run = await runScript(pathToFileURL(compiler), options, bundled);
    expect(run).toEqual({ code: 0, stdout: '', stderr: '' });
  }
});

test('replaces an older bundle as a whole', async () => {
  const { folder, plant } = fixtureContract();
  await bundle(folder);
  plant('openapi.yaml', 'title: Fixture', 'title: Changed');
  await bundle(folder);
  expect(readJson(folder).info.title).toBe('Changed');
});

test('a reference to a missing place inside a file stops it', async () => {
  const { folder, plant } = fixtureContract();
  plant('components/schemas/CdrSingle.yaml', './Cdr.yaml', './Cdr.yaml#/properties/missing');
  const { code, stderr } = await bundle(folder);
  expect(code).toBe(1);
  expect(stderr).toMatch(/CdrSingle\.yaml:5 There is nothing where the \$ref leads: correct it/);
});

test('two operations of one name stop it with file and line of both, webhooks too', async () => {
  const { folder, plant } = fixtureContract();
  plant('paths/cdrs/cdrs-id.yaml', 'operationId: getCdr', 'operationId: listCdrs');
  plant('webhooks/call.missed.yaml', 'operationId: onCallMissed', "operationId: 'listCdrs'");
  const { code, stderr } = await bundle(folder);
  expect(code).toBe(1);
  expect(stderr.match(/[\w.-]+\.yaml:\d+ Another operation is called listCdrs, too/g)).toEqual(
    ['cdrs-id.yaml:2', 'cdrs.yaml:2', 'call.missed.yaml:2'].map(
      (place) => `${place} Another operation is called listCdrs, too`,
    ),
  );
  expect(existsSync(join(folder, 'dist'))).toBe(false);
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
  expect(stderr).toMatch(/CdrCollection\.yaml:8 [^\n]*Renamed Cdr to Cdr-2\.\nFix it/);
});
