import { format } from 'node:util';
import { vi } from 'vitest';

let runs = 0;

/**
 * Runs a script of the repository in this process, and gives its exit code and output as `runScript` does, in a fraction of
 * the time: what the script imports is loaded once for all runs. It shows what a program says and does, not that it starts
 * and ends: each program has a test with `runScript` besides. One run at a time.
 *
 * @param script Where it is, such as `new URL('../src/cli.ts', import.meta.url)`. It ends with `runCli`.
 */
export async function runHere(script: URL, args: string[], cwd = process.cwd()) {
  const { argv, exitCode } = process;
  const { NO_COLOR } = process.env;
  const folder = process.cwd();
  const output = { stdout: '', stderr: '' };
  const log = vi.spyOn(console, 'log').mockImplementation((...parts: unknown[]) => {
    output.stdout += `${format(...parts)}\n`;
  });
  const error = vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    output.stderr += `${format(...parts)}\n`;
  });
  try {
    process.exitCode = undefined;
    process.env['NO_COLOR'] = '1';
    process.argv = [argv[0] ?? '', script.pathname, ...args];
    process.chdir(cwd);
    // Another address, so that the script runs again; what it imports keeps its own.
    await import(`${script.href}?run=${(runs += 1)}`);
    return { code: process.exitCode ?? 0, ...output };
  } finally {
    // `stopSignal` lets go of the channel that keeps a worker of vitest alive.
    process.channel?.ref();
    process.chdir(folder);
    process.argv = argv;
    process.exitCode = exitCode;
    if (NO_COLOR === undefined) delete process.env['NO_COLOR'];
    else process.env['NO_COLOR'] = NO_COLOR;
    log.mockRestore();
    error.mockRestore();
  }
}
