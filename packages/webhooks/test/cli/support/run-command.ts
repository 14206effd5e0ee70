import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../../src/bin.ts', import.meta.url));

/** What a command has written, and how it has ended. */
export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** Options of `runCommand`. */
interface RunOptions {
  env?: Record<string, string>;
  cwd?: string;
  /** A signal that is sent once something is written. */
  stop?: NodeJS.Signals;
}

/** Runs `telephony-webhooks` as a user does. */
export function runCommand(args: string[], { env = {}, cwd, stop }: RunOptions = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      env: { ...process.env, NO_COLOR: '1', ...env },
      ...(cwd !== undefined && { cwd }),
    });
    const ended: Ended = { code: null, out: '', err: '' };
    child.stdout.on('data', (data: Buffer) => {
      if (stop !== undefined && ended.out === '') child.kill(stop);
      ended.out += data.toString();
    });
    child.stderr.on('data', (data: Buffer) => (ended.err += data.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ ...ended, code }));
  });
}
