import { spawn } from 'node:child_process';
import { environmentOf } from '../../src/run-program.ts';

/** A program of a package that is running. */
export interface StartedProgram extends AsyncDisposable {
  /** Its address, without a slash at the end. */
  url: string;
  /** What it has written so far. */
  output(): string;
  /** Sends SIGTERM to npx alone, as `kill $!` does, and waits until the program has exited. */
  killNpx(): Promise<void>;
}

/**
 * Starts a program as users do, by `npx`, and waits for its address.
 *
 * @throws Error with what it wrote when it ends before
 */
export async function startProgram(
  command: string,
  args: string[],
  { folder, node }: { folder: string; node: string },
): Promise<StartedProgram> {
  const child = spawn('npx', ['--no-install', command, ...args], {
    cwd: folder,
    env: environmentOf(node),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: npx, its shell and the program end together.
    detached: true,
  });
  let output = '';
  let hasEnded = false;
  const ended = new Promise<void>((resolve) =>
    child.once('close', () => {
      hasEnded = true;
      resolve();
    }),
  );
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: string): void => {
      output += chunk;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (address !== undefined) resolve(address);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`${command} has ended with code ${code}:\n${output}`)));
  });
  return {
    url,
    output: () => output,
    async killNpx() {
      child.kill('SIGTERM');
      await ended;
    },
    async [Symbol.asyncDispose]() {
      if (child.pid !== undefined && !hasEnded) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}
