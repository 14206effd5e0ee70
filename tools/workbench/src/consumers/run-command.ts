import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { signalGroup, WINDOWS } from '../signal-group.ts';
import type { Command } from './consumer.ts';

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
