import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';

export type Command = readonly [program: string, ...args: string[]];

export interface CommandResult {
  ok: boolean;
  stdout: string;
  output: string;
}

export interface CommandOptions {
  folder: string;
  environment?: Record<string, string>;
  signal: AbortSignal;
}

export async function runCommand(
  [program, ...args]: Command,
  { folder, environment = {}, signal }: CommandOptions,
): Promise<CommandResult> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In its own group, so that the programs that it starts end with it.
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

export const WINDOWS: boolean = process.platform === 'win32';

export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (WINDOWS) {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended.
  }
}

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
