import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runScript } from '@telephony/testing/run-script';
import { smallContract } from '@telephony/testing/small-contract';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import { contractRepository } from './support/contract-repository.ts';

const CLI = new URL('../src/cli.ts', import.meta.url);

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
