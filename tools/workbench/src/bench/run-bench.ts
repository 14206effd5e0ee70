import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '@telephony/scripts/repository-root';

/** Runs the program of a benchmark in its workspace, and gives its exit code. Signals reach it, and end it. */
export function runBench(folder: string, options: string[]): Promise<number> {
  const child = spawn(process.execPath, [join('bench', 'cli.ts'), ...options], {
    cwd: join(repositoryRoot, folder),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const each of signals) process.off(each, forward);
      if (signal) process.kill(process.pid, signal);
      resolve(code ?? 1);
    });
  });
}
