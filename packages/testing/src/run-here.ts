import { format } from 'node:util';
import { vi } from 'vitest';

let runs = 0;

/**
 * Runs a script that ends with `runCli` in this process, and returns its exit code and output as `runScript` does, in a fraction of
 * the time. One run at a time.
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
    // Another address runs the script again; its imports stay loaded.
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
