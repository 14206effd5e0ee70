import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { compileCache } from '@telephony/testing/compile-cache';

export const program: string = fileURLToPath(new URL('../../src/bin.ts', import.meta.url));

export interface RunningProgram {
  child: ChildProcess;
  /** The standard output so far. */
  output: { text: string };
  /** Standard error, once the program has ended. */
  complaints: Promise<string>;
  url: string;
  /** Ends the program as an operating system without memory would, and waits for that. */
  kill(): Promise<void>;
}

/** Starts a server on a free port, and waits until it sends its URL. */
export async function spawnServer(
  file: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<RunningProgram> {
  const child = spawn(process.execPath, [file, '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...compileCache, FORCE_COLOR: undefined, ...env },
  });
  const output = { text: '' };
  child.stdout!.on('data', (chunk) => (output.text += String(chunk)));
  const complaints = text(child.stderr!);
  const failed = complaints.then((reason) => Promise.reject(new Error(reason)));
  failed.catch(() => {});
  const [{ url }] = (await Promise.race([once(child, 'message'), failed])) as [{ url: string }];
  const kill = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return { child, output, complaints, url, kill };
}

/** Starts the sandbox for one test. */
export async function startProgram(args: string[], env?: Record<string, string>): Promise<RunningProgram> {
  const running = await spawnServer(program, args, env);
  onTestFinished(() => void running.child.kill('SIGKILL'));
  return running;
}
