import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { compileCache } from '@telephony/testing/compile-cache';
import { UserError } from '@telephony/command-line';
import { contract, type Files, ledger } from './support/cases.ts';
import { FixtureFolder } from './support/fixture-folder.ts';
import { formatFindings, lintContract } from '../../src/lint/lint-contract.ts';
import { runRedocly } from '../../src/lint/linters.ts';
import { fixtureContract } from '../fixture-contract.ts';

const CLI = new URL('../../src/lint/cli.ts', import.meta.url);

/** Starts the program in a folder with a contract, and files whose text is not JSON. */
function start(files: Files, texts: Record<string, string>) {
  using folder = new FixtureFolder([files]);
  for (const [name, text] of Object.entries(texts)) folder.write(`0/${name}`, text);
  return spawnSync(process.execPath, [fileURLToPath(CLI)], {
    cwd: dirname(folder.roots[0] ?? ''),
    encoding: 'utf8',
    env: { ...process.env, ...compileCache },
  });
}

const book = ledger({ 'N-01': { places: ['/paths'] } });
const operation = { operationId: 'listCdrs', responses: { 404: { description: 'None' } } };

test('says file, line and reason, plainly when piped', { timeout: 60_000 }, () => {
  const paths = {
    '/cdrs': 'paths/cdrs/cdrs.yaml',
    '/sms': 'paths/sms/sms.yaml',
    '/faxes': 'paths/faxes/faxes.yaml',
  };
  const references = Object.entries(paths).map(([path, file]) => [path, { $ref: file }]);
  const { status, stdout } = start(
    contract({ paths: Object.fromEntries(references) }, { ...book, [paths['/cdrs']]: { get: operation } }),
    { [paths['/sms']]: 'get:\n  tags: [SMS]\n  summary: List\n' },
  );
  expect(status).toBe(1);
  // Redocly's and Spectral's own findings
  expect(stdout).toMatch(
    /paths\/cdrs\/cdrs\.yaml:\d+:\d+\n {2}An operation has exactly one tag.*\(rule\/one-tag\)/,
  );
  expect(stdout).toMatch(
    /paths\/cdrs\/cdrs\.yaml:4:\d+\n {2}There is no 2xx .*\(contract-success-response\)/,
  );
  // a $ref that leads nowhere
  expect(stdout).toMatch(/openapi\.yaml:\d+:\d+\n {2}Can't resolve \$ref: .*faxes\.yaml/);
  expect(stdout).toMatch(/\n\d+ findings\.\n$/);
  expect(stdout).not.toContain('\u001B');
});

/** What Redocly says of a contract one of whose files has another text. */
async function failure(name: string, text: string): Promise<unknown> {
  using folder = new FixtureFolder([contract({})]);
  folder.write(`0/${name}`, text);
  return await runRedocly(folder.roots).catch((error: unknown) => error);
}

test('says file and line of a YAML error in the root document', { timeout: 30_000 }, async () => {
  const error = await failure('openapi.yaml', 'openapi: 3.1.1\ninfo: {title: x\npaths: {}\n');
  expect(error).toBeInstanceOf(UserError);
  expect(String(error)).toMatch(/openapi\.yaml" \(3:1\)/);
});

/**
 * What the program prints of a folder, which fails when it prints a finding (see `cli.test.ts`). The fixture has
 * findings of its own.
 */
async function printed(folder: string): Promise<string> {
  return formatFindings(await lintContract(folder)).join('\n');
}

test('what breaks a rule stops it with file, line and reason', async () => {
  const { folder, plant } = fixtureContract();
  plant('examples/cdrs/getCdr-response.yaml', 'id: 7301', 'id: seven');
  plant('components/schemas/Cdr.yaml', 'x-ledger: [N-01]', 'x-legder: [N-01]');
  const output = await printed(folder);
  // An example that does not validate, and a mark that is misspelt.
  expect(output).toMatch(
    /(examples\/cdrs\/getCdr-response|paths\/cdrs\/cdrs-id)\.yaml:\d+:\d+\n.*(must be integer|type)/i,
  );
  expect(output).toMatch(/components\/schemas\/Cdr\.yaml:\d+:\d+\n.*x-legder/);
});

test('what cannot be read stops it with file, line and reason', async () => {
  const { folder, plant } = fixtureContract();
  plant('components/schemas/CdrSingle.yaml', './Cdr.yaml', './Missing.yaml');
  // A reference to no file, and a YAML syntax error, which hides the other.
  expect(await printed(folder)).toMatch(/components\/schemas\/CdrSingle\.yaml:5:\d+\n.*Missing\.yaml/);
  plant('paths/cdrs/cdrs.yaml', 'summary: List CDRs', 'summary: "List CDRs');
  expect(await printed(folder)).toMatch(/^.*paths\/cdrs\/cdrs\.yaml:\d+:\d+\n.*cannot be read as YAML/);
});
