import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';

/** None of the programs phones home or looks for a newer one. */
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', DO_NOT_TRACK: '1' };
/** They end before optimized code pays, and make much that is thrown away at once: less of both takes a fifth less time. */
const BRIEF = ['--no-opt', '--min-semi-space-size=64', '--max-semi-space-size=64'];

/** How a program ended. */
export interface ProgramResult {
  /** Null where a signal ended it. */
  code: number | null;
  stdout: string;
  stderr: string;
}

interface ProgramOptions {
  /** The folder that it runs in. Redocly reads its configuration from there alone. */
  folder: string;
  /** Further variables. Secrets go here: arguments can be seen by every user of the machine. */
  environment?: Record<string, string>;
  /** Ends it. */
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
  const child = spawn(process.execPath, [...BRIEF, file, ...args], {
    cwd: folder,
    env: { ...process.env, ...QUIET, ...environment },
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
