import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { compilerArguments } from '@telephony/testing/compilers';
import { runHere } from '@telephony/testing/run-here';
import { runScript } from '@telephony/testing/run-script';
import { fixtureContract } from '../fixture-contract.ts';

const CLI = new URL('../../src/bundle/cli.ts', import.meta.url);
const bundle = (folder: string) => runHere(CLI, [], folder);
const readJson = (folder: string) => JSON.parse(readFileSync(join(folder, 'dist/openapi.json'), 'utf8'));

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
  const { folder, write } = fixtureContract();
  await bundle(folder);
  write('program.mts', program);
  const options = '--noEmit --strict --skipDefaultLibCheck --lib es2022 --module nodenext program.mts'.split(
    ' ',
  );
  for (const [compiler = '', ...others] of Object.values(compilerArguments)) {
    const run = await runScript(pathToFileURL(compiler), [...others, ...options], folder);
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

type Contract = ReturnType<typeof fixtureContract>;

test.each<[name: string, spoil: (contract: Contract) => void, message: RegExp]>([
  [
    'a YAML syntax error',
    ({ plant }) => plant('paths/cdrs/cdrs.yaml', 'summary: List CDRs', 'summary: "List CDRs'),
    /paths\/cdrs\/cdrs\.yaml:5 deficient indentation\nFix it/,
  ],
  [
    'two files of one base name',
    ({ write }) => write('examples/other/getCdr-response.yaml', 'value: 1\n'),
    /examples\/cdrs\/getCdr-response\.yaml and examples\/other\/getCdr-response\.yaml/,
  ],
  [
    'a reference to a missing place inside a file',
    ({ plant }) => plant('components/schemas/CdrSingle.yaml', './Cdr.yaml', './Cdr.yaml#/properties/missing'),
    /CdrSingle\.yaml:5 There is nothing where the \$ref leads: correct it/,
  ],
  [
    'two operations of one name, webhooks too',
    ({ plant }) => {
      plant('paths/cdrs/cdrs-id.yaml', 'operationId: getCdr', 'operationId: listCdrs');
      plant('webhooks/call.missed.yaml', 'operationId: onCallMissed', "operationId: 'listCdrs'");
    },
    /cdrs-id\.yaml:2 Another operation is called listCdrs, too.*\n.*cdrs\.yaml:2 Another.*\n.*call\.missed\.yaml:2 Another/,
  ],
  [
    'a component outside its folder with a name that is in use',
    ({ plant, write }) => {
      write('Cdr.yaml', 'type: integer\ndescription: Another.\n');
      const schema = '{type: integer, minimum: 1, maximum: 5000, examples: [50]}';
      plant('components/parameters/limit.yaml', schema, '{$ref: ../../Cdr.yaml}');
    },
    /CdrCollection\.yaml:8 [^\n]*Renamed Cdr to Cdr-2\.\nFix it/,
  ],
])('%s stops it', async (_name, spoil, message) => {
  const contract = fixtureContract();
  spoil(contract);
  const { code, stderr } = await bundle(contract.folder);
  expect(code).toBe(1);
  expect(stderr).toMatch(message);
  expect(existsSync(join(contract.folder, 'dist'))).toBe(false);
});
