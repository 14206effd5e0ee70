import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import type { IdleOptions } from '../../src/options/sandbox-options.ts';
import { type SandboxOptions, startSandbox } from '../../src/start/start-sandbox.ts';
import { startProgram } from '../support/run-cli.ts';

/** What is told of options that change nothing. */
async function idleOf(options: SandboxOptions): Promise<IdleOptions[]> {
  const idle: IdleOptions[] = [];
  const sandbox = await startSandbox({
    port: 0,
    clock: 'manual',
    onIdle: (one) => void idle.push(one),
    ...options,
  });
  await sandbox.close();
  return idle;
}

const story: SandboxOptions = { users: 6, seed: 3, liveCalls: true, history: 1, callsPerDay: 9 };

test('calls per day are told without a history, and else nothing is told of a beginning', async () => {
  expect(await idleOf({ callsPerDay: 50 })).toEqual([
    { options: ['callsPerDay'], because: { kind: 'no-history' } },
  ]);
  expect(await idleOf(story)).toEqual([]);
  expect(await idleOf({ users: 5, history: 0, liveCalls: false })).toEqual([]);
});

test('a data file that is there already leaves no effect to others', async () => {
  const file = join(temporaryFolder(), 'kept');
  expect(await idleOf({ ...story, data: file })).toEqual([]);
  expect(await idleOf({ data: file, ringSeconds: 7 })).toEqual([]);
  expect(await idleOf({ ...story, startTime: 1_800_000_000_000, data: file })).toEqual([
    {
      options: ['startTime', 'seed', 'liveCalls', 'history', 'users', 'callsPerDay'],
      because: { kind: 'kept', file },
    },
  ]);
});

test('the command says it on standard error, by the names of the command, unless it is quiet', async () => {
  const data = join(temporaryFolder(), 'kept.db');
  expect(await complaints(['--data', data, '--calls-per-day', '50'])).toBe(
    '--calls-per-day has no effect without --history, which says how many days there are.\n',
  );
  const args = ['--data', data, '--history', '2', '--users', '9'];
  expect(await complaints(args)).toBe(
    `--history, --users have no effect: ${data} has its data already. To begin with other data, give the name of a new file.\n`,
  );
  expect(await complaints([...args, '--quiet'])).toBe('');
});

async function complaints(args: string[]): Promise<string> {
  const started = await startProgram(args);
  started.child.kill('SIGINT');
  return started.complaints;
}
