import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const PROGRAM = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
const QUIET = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  DO_NOT_TRACK: '1',
  NO_COLOR: '1',
};
/** With its compiled code kept, the start of this large program takes half the time. */
const CACHE = { NODE_COMPILE_CACHE: join(tmpdir(), 'telephony-compile-cache') };

/**
 * Runs Redocly in a folder without a configuration. Its exit code says no more than the files that it writes.
 *
 * @param environment Where secrets go: arguments can be seen by every user of the machine.
 * @param signal Ends the program.
 * @returns What it printed, for the case that it wrote no file.
 */
export async function runRedoclyProgram(
  args: string[],
  folder: string,
  environment: Record<string, string>,
  signal: AbortSignal,
): Promise<string> {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    cwd: folder,
    env: { ...process.env, ...CACHE, ...QUIET, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  const exit = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return `${stdout}\n${stderr}`.trim();
}
