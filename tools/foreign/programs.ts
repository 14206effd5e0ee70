import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';

/** A program and its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** How a command ended. */
export interface CommandResult {
  ok: boolean;
  stdout: string;
  /** Both outputs, for people. */
  output: string;
}

/** Where and how commands run. */
export interface CommandOptions {
  folder: string;
  environment?: Record<string, string>;
  /** Ends the command and what it has started. */
  signal: AbortSignal;
}

/** Runs a command. One that cannot be started, or is ended, has failed. */
export async function runCommand(
  [program, ...args]: Command,
  { folder, environment = {}, signal }: CommandOptions,
): Promise<CommandResult> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: generators start further programs, which end with it.
    detached: !WINDOWS,
  });
  const end = () => signalGroup(child, 'SIGTERM');
  signal.addEventListener('abort', end, { once: true });
  const ended = new Promise<string | number | null>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', resolve);
  });
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  signal.removeEventListener('abort', end);
  const reason = typeof code === 'string' ? code : '';
  return { ok: code === 0, stdout, output: [stdout, stderr, reason].filter(Boolean).join('\n').trim() };
}

/** Those of the programs that are not in a folder of `PATH`. */
export function missingPrograms(programs: readonly string[], path = process.env['PATH'] ?? ''): string[] {
  const folders = path.split(delimiter);
  return programs.filter((program) => !folders.some((folder) => isProgram(join(folder, program))));
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether this is Windows, which has no groups of processes: there a program's tree ends at once. */
export const WINDOWS: boolean = process.platform === 'win32';

/** Signals a program that was started in a group of its own (`detached: !WINDOWS`), and all that it has started. */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (WINDOWS) {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // Nobody is left in it.
  }
}

/** Runs a program whose output people see, and gives its exit code. */
export function runVisibly([program = '', ...args]: readonly string[], cwd: string): Promise<number> {
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: WINDOWS && program === 'npm',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
