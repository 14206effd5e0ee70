import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { compileCache } from '@telephony/testing/compile-cache';
import { runHere } from '@telephony/testing/run-here';
import { contract, type Files, ledger } from './support/cases.ts';
import { FixtureFolder } from './support/fixture-folder.ts';
import { formatFindings } from '../../src/lint/lint-contract.ts';
import { repositoryRoot } from '../../src/files.ts';

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

describe('node src/lint/cli.ts', { timeout: 60_000 }, () => {
  it('finds nothing in a contract that keeps the rules', async () => {
    expect(await lint(contract({ tags: [] }, book))).toEqual({
      code: 0,
      stdout: 'No findings.\n',
      stderr: '',
    });
  });

  it('says what cannot be read, and nothing else', () => {
    const { status, stdout } = start(
      contract({ paths: { '/sms': { $ref: 'paths/sms/sms.yaml' }, '/callLabels': {} } }, book),
      {
        'paths/sms/sms.yaml': 'get:\n  tags: [SMS\n  summary: List\n',
        // What somebody has left beside the contract.
        'scratch/half.yaml': 'get: [',
      },
    );
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /paths\/sms\/sms\.yaml:3:\d+\n {2}This cannot be read as YAML: .*end with a \]\. .*\n\n1 finding\.\n$/,
    );
  });

  it('explains itself, and refuses what it does not know', async () => {
    const files = contract({});
    expect(await lint(files, ['--help'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Usage:'),
    });
    expect(await lint(files, ['--strict'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Usage:'),
    });
  });
});

const finding = {
  file: join(repositoryRoot, 'openapi', 'paths', 'cdrs', 'cdrs.yaml'),
  line: 12,
  column: 5,
  rule: 'contract/one-tag',
  message: 'One line.',
};

it('writes a place that can be clicked, and the reason', () => {
  expect(formatFindings([finding])).toEqual([
    'openapi/paths/cdrs/cdrs.yaml:12:5\n  One line. (contract/one-tag)',
  ]);
});
