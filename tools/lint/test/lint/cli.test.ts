import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { compileCache } from '@telephony/testing/compile-cache';
import { runHere } from '@telephony/testing/run-here';
import { UserError } from '@telephony/command-line';
import { contract, type Files, ledger } from './support/cases.ts';
import { FixtureFolder } from './support/fixture-folder.ts';
import { formatFindings } from '../../src/lint/format-findings.ts';
import { repositoryRoot } from '../../src/files.ts';
import { runRedocly } from '../../src/lint/linters.ts';
import { fixtureContract } from '../fixture-contract.ts';
import { lintContract } from '../../src/lint/lint-contract.ts';

const CLI = new URL('../../src/lint/cli.ts', import.meta.url);

/** Runs the program in a folder with a contract. */
async function lint(files: Files, args: string[] = []) {
  using folder = new FixtureFolder([files]);
  return await runHere(CLI, args, dirname(folder.roots[0] ?? ''));
}

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

describe('node src/lint/cli.ts', { timeout: 60_000 }, () => {
  it('finds nothing in a contract that keeps the rules', async () => {
    expect(await lint(contract({}, book))).toEqual({
      code: 0,
      stdout: 'No findings.\n',
      stderr: '',
    });
  });

  it('says file, line and reason, plainly when piped', () => {
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
      /paths\/cdrs\/cdrs\.yaml:2:\d+\n {2}An operation has exactly one tag.*\(contract\/one-tag\)/,
    );
    expect(stdout).toMatch(
      /paths\/cdrs\/cdrs\.yaml:4:\d+\n {2}There is no 2xx .*\(contract-success-response\)/,
    );
    // a $ref that leads nowhere
    expect(stdout).toMatch(/openapi\.yaml:\d+:\d+\n {2}There is no file paths\/faxes\/faxes\.yaml/);
    expect(stdout).toMatch(/\n\d+ findings\.\n$/);
    expect(stdout).not.toContain('\u001B');
  });

  it('says what cannot be read, and nothing else', () => {
    const { status, stdout } = start(
      contract({ paths: { '/sms': { $ref: 'paths/sms/sms.yaml' }, '/callLabels': {} } }, book),
      { 'paths/sms/sms.yaml': 'get:\n  tags: [SMS\n  summary: List\n' },
    );
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /paths\/sms\/sms\.yaml:3:\d+\n {2}This cannot be read as YAML: .* Close the bracket\. .*\n\n1 finding\.\n$/,
    );
  });

  it('explains itself, and refuses what it does not know', async () => {
    const files = contract({});
    expect(await lint(files, ['--help'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Usage:'),
    });
    expect(await lint(files, ['--format', 'xml'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--format is'),
    });
    expect(await lint(files, ['--strict'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Usage:'),
    });
  });
});

const finding = {
  file: join(repositoryRoot, 'openapi', 'paths', 'cdrs', 'cdrs.yaml'),
  line: 12,
  column: 5,
  rule: 'contract/one-tag',
  message: 'First line, 100%.\nSecond line.',
};

it('writes annotations that GitHub finds in the files of the pull request', () => {
  expect(formatFindings([finding], 'github-actions')).toEqual([
    '::error file=openapi/paths/cdrs/cdrs.yaml,line=12,col=5,title=contract/one-tag::First line, 100%25.%0ASecond line.',
  ]);
});

it('writes a place that can be clicked, and the reason', () => {
  expect(formatFindings([{ ...finding, message: 'One line.' }], 'text')).toEqual([
    'openapi/paths/cdrs/cdrs.yaml:12:5\n  One line. (contract/one-tag)',
  ]);
});

/** What Redocly says of a contract one of whose files has another text. */
async function failure(name: string, text: string): Promise<unknown> {
  using folder = new FixtureFolder([contract({})]);
  folder.write(`0/${name}`, text);
  return await runRedocly(folder.roots).catch((error: unknown) => error);
}

it('says file and line of a YAML error in the root document', { timeout: 30_000 }, async () => {
  const error = await failure('openapi.yaml', 'openapi: 3.1.1\ninfo: {title: x\npaths: {}\n');
  expect(error).toBeInstanceOf(UserError);
  expect(String(error)).toMatch(/openapi\.yaml" \(3:1\)/);
});

/**
 * What the program prints of a folder, which fails when it prints a finding (see `lint/cli.test.ts`). The fixture has
 * findings of its own.
 */
async function lintLint(folder: string): Promise<string> {
  return formatFindings(await lintContract(folder), 'text').join('\n');
}

test('what breaks a rule stops it with file, line and reason', async () => {
  const { folder, plant } = fixtureContract();
  plant('examples/cdrs/getCdr-response.yaml', 'id: 7301', 'id: seven');
  plant('components/schemas/Cdr.yaml', 'x-ledger: [N-01]', 'x-legder: [N-01]');
  const output = await lintLint(folder);
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
  expect(await lintLint(folder)).toMatch(/components\/schemas\/CdrSingle\.yaml:5:\d+\n.*Missing\.yaml/);
  plant('paths/cdrs/cdrs.yaml', 'summary: List CDRs', 'summary: "List CDRs');
  expect(await lintLint(folder)).toMatch(/^.*paths\/cdrs\/cdrs\.yaml:\d+:\d+\n.*cannot be read as YAML/);
});
