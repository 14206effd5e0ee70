/** Processes that share a file of tokens. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { compileCache } from '@telephony/testing/compile-cache';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import { startServer } from '../support/start-server.ts';
import { startPlatform } from './support/platform.ts';

const program = fileURLToPath(new URL('support/session-child.ts', import.meta.url));

function start(...args: string[]): ChildProcess {
  return spawn(process.execPath, [program, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...compileCache },
  });
}

const codeOf = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('close', resolve));

test('eight processes sign in once, and once more when the token lapses', async () => {
  const { baseUrl, count, lapse } = await startPlatform();
  const file = join(temporaryFolder(), 'tokens.json');
  const run = () => Promise.all(Array.from({ length: 8 }, () => codeOf(start(baseUrl, file))));
  expect(await run()).toEqual(Array.from({ length: 8 }, () => 0));
  expect([count('POST /login'), count('GET /cdrs')]).toEqual([1, 24]);
  lapse();
  expect(await run()).toEqual(Array.from({ length: 8 }, () => 0));
  expect(count('POST /login')).toBe(2);
});

test('a process killed while it signs in holds nobody up for long', async () => {
  const { baseUrl, count } = await startPlatform();
  const file = join(temporaryFolder(), 'tokens.json');
  // A platform that never responds: the process is killed during its login.
  const first = start(await startServer(() => {}), file, '300');
  await expect.poll(() => existsSync(`${file}.lock`), { timeout: 5000 }).toBe(true);
  await sleep(600);
  const second = codeOf(start(baseUrl, file, '300'));
  await sleep(1000);
  // The lock is kept as long as its process lives.
  expect(count('POST /login')).toBe(0);
  first.kill('SIGKILL');
  expect(await second).toBe(0);
  expect(count('POST /login')).toBe(1);
  expect(readdirSync(join(file, '..'))).toEqual(['tokens.json']);
});
