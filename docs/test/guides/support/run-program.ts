import { spawn } from 'node:child_process';

/** A program that runs, and what it has printed. */
export interface Program {
  /** Whether it has said anything yet, to its output or beside it. */
  hasSpoken(): boolean;
  /** Resolves with all it has printed when it ends. Rejects with what it said where it fails. */
  ended: Promise<string>;
  stop(): void;
}

/** Starts a program with further environment variables. */
export function startProgram(
  command: string,
  args: string[],
  options: { cwd: string; env: Record<string, string> },
): Program {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, NO_COLOR: '1', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const ended = new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`ended with ${code}\n${output}${complaints}`));
    });
  });
  return {
    hasSpoken: () => output + complaints !== '',
    ended,
    stop: () => void child.kill(),
  };
}
