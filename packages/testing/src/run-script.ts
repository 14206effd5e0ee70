import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { compileCache } from './compile-cache.ts';

/** Runs a script as a user does, and returns its exit code and output. */
export async function runScript(script: URL, args: string[], cwd?: string) {
  const child = spawn(process.execPath, [fileURLToPath(script), ...args], {
    cwd,
    env: { ...process.env, ...compileCache, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { code, stdout, stderr };
}
