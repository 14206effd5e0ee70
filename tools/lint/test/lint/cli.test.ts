import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contract, type Files } from './support/contract.ts';
import { FixtureFolder } from './support/fixture-folder.ts';
import { ledger } from './support/ledger.ts';
import { compileCache } from '@telephony/testing/compile-cache';
import { runHere } from '@telephony/testing/run-here';

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
