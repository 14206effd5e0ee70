import { spawnSync } from 'node:child_process';
import { runTurbo } from '@telephony/scripts/run-turbo';
import { expect, test, vi } from 'vitest';

function pgrep(...args: string[]): number[] {
  return spawnSync('pgrep', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean).map(Number);
}

test.skipIf(process.platform === 'win32')('a turbo that does not end is ended, with its tasks', async () => {
  // Its number tells this turbo from others.
  const options = `--filter=@telephony/command-line --force --concurrency=${1000 + (process.pid % 1000)}`;
  const abort = new AbortController();
  const args = ['run', 'test', '--only', ...options.split(' ')];
  const ended = runTurbo(args, { signal: abort.signal, onOutput: () => {} });
  const all = () => pgrep('-f', `run test --only ${options}`);
  await vi.waitFor(() => expect(all()).toHaveLength(2), { timeout: 10_000 });
  const [wrapper = 0, turbo = 0] = all();
  const inSession = (name: string) => pgrep('-s', String(wrapper), '-f', name);
  await vi.waitFor(() => expect(inSession('vitest')).not.toEqual([]), { timeout: 20_000 });
  process.kill(turbo, 'SIGSTOP');
  abort.abort();
  expect(await ended).not.toBe(0);
  await vi.waitFor(() => expect(inSession('')).toEqual([]), { timeout: 15_000 });
});
