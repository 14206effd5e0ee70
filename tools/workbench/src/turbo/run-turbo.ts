import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '@telephony/authoring/files';

const windows = process.platform === 'win32';

/**
 * Runs turbo at the root of the repository with its output on the terminal, and gives its exit code. SIGINT and
 * SIGTERM end turbo with all its tasks; the code is then that of the signal (130, 143).
 */
export function runTurbo(args: string[]): Promise<number> {
  const envFile = `--env-file=${join(repositoryRoot, 'tools', 'turbo.env')}`;
  const turbo = join(repositoryRoot, 'node_modules', 'turbo', 'bin', 'turbo');
  const child = spawn(process.execPath, [envFile, turbo, ...args], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    // A group of its own: the file above is a wrapper, and a signal to the wrapper alone leaves turbo running.
    detached: !windows,
  });
  let ended: number | undefined;
  const forward = (signal: 'SIGINT' | 'SIGTERM') => {
    ended = signal === 'SIGINT' ? 130 : 143;
    if (windows || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  };
  process.on('SIGINT', forward);
  process.on('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      resolve(ended ?? code ?? 1);
    });
  });
}
