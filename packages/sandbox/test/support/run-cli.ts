import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { compileCache } from '@telephony/testing/compile-cache';

/** The program as it is installed. */
export const program: string = fileURLToPath(new URL('../../src/bin.ts', import.meta.url));

export interface RunningProgram {
  child: ChildProcess;
  /** What it has written to the standard output so far. */
  output: { text: string };
  /** What it has written to standard error, once it has ended. */
  complaints: Promise<string>;
  url: string;
  /** Ends it as the operating system would that has no memory left, and waits for it. */
  kill(): Promise<void>;
}

function run(args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...compileCache, FORCE_COLOR: undefined, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Starts the program on a free port and waits until it says where it answers. */
export async function startProgram(
  args: string[],
  env: Record<string, string> = {},
): Promise<RunningProgram> {
  const child = run(['--port', '0', ...args], env);
  const output = { text: '' };
  child.stdout!.on('data', (chunk) => (output.text += String(chunk)));
  const complaints = text(child.stderr!);
  const failed = complaints.then((reason) => Promise.reject(new Error(reason)));
  failed.catch(() => {});
  const [{ url }] = (await Promise.race([once(child, 'message'), failed])) as [{ url: string }];
  return {
    child,
    output,
    complaints,
    url,
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Runs the program to its end. */
export async function runProgram(args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = run(args, {});
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    once(child, 'close'),
  ]);
  return { code: code as number, stdout, stderr };
}
