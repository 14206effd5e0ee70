import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';

const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', DO_NOT_TRACK: '1' };
const BRIEF = ['--no-opt', '--min-semi-space-size=64', '--max-semi-space-size=64'];

/** How a program ended. */
export interface ProgramResult {
  /** Null where a signal ended it. */
  code: number | null;
  stdout: string;
  stderr: string;
}

interface ProgramOptions {
  folder: string;
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
