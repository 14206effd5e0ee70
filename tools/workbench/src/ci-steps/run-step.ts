import { spawn } from 'node:child_process';
import { repositoryRoot } from '@telephony/scripts/repository-root';

/** Runs the command of a step as GitHub does, at the root of the repository, and gives its exit code. */
export function runStep(command: string): Promise<number> {
  const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', command], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // Ctrl-C reaches the whole group; the step ends by itself and its code is given.
  const wait = () => {};
  process.on('SIGINT', wait);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('SIGINT', wait);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}
