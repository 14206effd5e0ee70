import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runHere } from '@telephony/testing/run-here';
import { runScript } from '@telephony/testing/run-script';
import { smallContract } from '@telephony/testing/small-contract';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import { releaseContract } from '../src/fragments/fragment.ts';
import { contractRepository } from './support/contract-repository.ts';

const CLI = new URL('../src/cli.ts', import.meta.url);

test('two branches merge without a conflict, and the release has one version and both changes', async () => {
  const { folder, git, commit, plant, read } = contractRepository(smallContract);
  const branch = async (name: string, change: () => void) => {
    git('switch', '--quiet', '--create', name, 'main');
    change();
    const answers = ['--reason', 'it is right.', '--remedy', 'ask again.'];
    const args = ['--contract', folder, '--base', 'main', '--write-fragment', ...answers];
    expect((await runHere(CLI, args)).code).toBe(0);
    commit(name);
  };
  await branch('smaller-pages', () =>
    plant('components/parameters/limit.yaml', 'maximum: 5000', 'maximum: 1000'),
  );
  await branch('costs', () =>
    plant('components/schemas/Cdr.yaml', 'properties:', 'properties:\n  cost:\n    type: number'),
  );
  git('switch', '--quiet', 'main');
  for (const name of ['smaller-pages', 'costs']) git('merge', '--quiet', '--no-ff', '--no-edit', name);
  expect(git('status', '--porcelain')).toBe('');
  // The second pull request is held against its first parent, which has the first one.
  const merged = await runHere(CLI, ['--contract', folder, '--base', 'HEAD^1', '--require-fragment']);
  expect(merged.stdout).toMatch(
    /^Verdict minor.* Next version 2\.0\.0 \(base 1\.0\.0, with 1 other change that waits for it\)/,
  );
  expect(merged.code).toBe(0);

  expect(releaseContract(folder, '2026-12-01')).toBe('2.0.0');
  expect(read('CHANGELOG.md')).toMatch(
    /## 2\.0\.0\n[\s\S]*### Breaking on the wire\n[\s\S]*`limit`[\s\S]*### New\n[\s\S]*`cost` of `Cdr`/,
  );
  expect(readdirSync(join(folder, 'changes'))).toEqual([]);
  commit('Release');
  const released = await runHere(CLI, ['--contract', folder, '--base', 'HEAD^1', '--require-fragment']);
  expect([released.code, released.stdout.split('\n')[0]]).toEqual([
    0,
    expect.stringContaining('Verdict none'),
  ]);
}, 120_000);

test('a signal ends it with nothing left behind', async () => {
  const { folder, git } = contractRepository(smallContract);
  // A contract that was bundled before leaves no time for a signal.
  writeFileSync(join(folder, 'new.yaml'), randomUUID());
  const temporary = temporaryFolder();
  const child = spawn(process.execPath, [fileURLToPath(CLI), '--contract', folder], {
    env: { ...process.env, TMPDIR: temporary, TEMP: temporary },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const bases = () => readdirSync(temporary).filter((name) => name.startsWith('review-'));
  await expect.poll(() => bases().length, { timeout: 20_000 }).toBeGreaterThan(0);
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  expect(bases()).toEqual([]);
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
}, 60_000);

test('the package runs in an empty folder, with nothing else installed', { timeout: 120_000 }, async () => {
  const folder = temporaryFolder();
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  npm('pack', '--silent', fileURLToPath(new URL('..', import.meta.url)));
  const [archive = ''] = readdirSync(folder);
  npm('install', '--silent', '--offline', '--prefix', folder, join(folder, archive));
  for (const [file, maximum] of Object.entries({ 'a.json': 9, 'b.json': 5 }))
    writeFileSync(
      join(folder, file),
      JSON.stringify({
        openapi: '3.0.3',
        info: { title: 'Any', version: '1' },
        paths: {
          '/a': {
            get: {
              parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', maximum } }],
              responses: { 200: { description: 'All.' } },
            },
          },
        },
      }),
    );
  const installed = join(folder, 'node_modules/@telephony/review');
  const run = (...args: string[]) => runScript(pathToFileURL(join(installed, 'dist/bin.js')), args, folder);
  const compared = await run('--base', 'a.json', '--contract', 'b.json');
  expect([compared.code, compared.stdout]).toEqual([
    1,
    expect.stringMatching(
      /`limit` may be at most 5 now \(it was 9\): requests with more are refused\.\n\s+b\.json:1\n/,
    ),
  ]);
  expect((await run('--base', 'b.json', '--contract', 'a.json')).code).toBe(0);
  const { code, stderr } = await run('--base', 'a.json');
  expect([code, stderr]).toEqual([2, expect.stringContaining("required option '--contract <file>'")]);
  const manifest = join(installed, 'package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('>=22.12', '>=99.1'));
  expect(await run('--help')).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^@telephony\/review needs Node 99\.1 or newer; this is \d[^\n]*\n$/),
  });
});
