import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';

// No telemetry, and no look for a newer version.
const QUIET_ENVIRONMENT = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  DO_NOT_TRACK: '1',
};
// These programs end before optimized code pays, and make much short-lived garbage. The flags save a fifth of the
// time.
const SHORT_RUN_FLAGS = ['--no-opt', '--min-semi-space-size=64', '--max-semi-space-size=64'];

export interface ProgramResult {
  /** Null if a signal ended the program. */
  code: number | null;
  stdout: string;
  stderr: string;
}

interface ProgramOptions {
  /** The working folder. Redocly reads its configuration only from there. */
  folder: string;
  /** Further variables. Put secrets here: every user of the machine sees arguments. */
  environment?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Runs a program of a package with this Node.
 *
 * @param program File within its package, such as `@redocly/cli/bin/cli.js`.
 */
export async function runNodeProgram(
  program: string,
  args: string[],
  { folder, environment = {}, signal }: ProgramOptions,
): Promise<ProgramResult> {
  const file = createRequire(import.meta.url).resolve(program);
  const child = spawn(process.execPath, [...SHORT_RUN_FLAGS, file, ...args], {
    cwd: folder,
    env: { ...process.env, ...QUIET_ENVIRONMENT, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal ? { signal } : {}),
  });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { code, stdout, stderr };
}
