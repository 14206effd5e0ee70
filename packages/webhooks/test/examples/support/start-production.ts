import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { compileCache } from '@telephony/testing/compile-cache';

const program = fileURLToPath(new URL('../../../examples/production.ts', import.meta.url));

/** The passwords that the example takes. */
export const PASSWORD = 'seven-spokes-and-a-bell';
export const OLD_PASSWORD = 'six-spokes-and-no-bell';

/** How a process has ended. */
interface End {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** The example as its user starts it. */
export interface Production {
  /** What it has printed since it listens. */
  lines: string[];
  signal(signal: NodeJS.Signals): void;
  ended: Promise<End>;
}

/**
 * Starts the example, and waits until it listens.
 *
 * @param whenFinished That of the test, where several run at once.
 */
export async function startProduction(
  file: string,
  port: number,
  {
    env = {},
    whenFinished = onTestFinished,
  }: { env?: NodeJS.ProcessEnv; whenFinished?: typeof onTestFinished } = {},
): Promise<Production> {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...compileCache,
      EVENTS_FILE: file,
      HOST: '127.0.0.1',
      PORT: String(port),
      WEBHOOK_PASSWORD: PASSWORD,
      WEBHOOK_OLD_PASSWORD: OLD_PASSWORD,
      ...env,
    },
  });
  whenFinished(() => void child.kill('SIGKILL'));
  const complaints: string[] = [];
  createInterface(child.stderr).on('line', (line) => complaints.push(line));
  const lines: string[] = [];
  const output = createInterface(child.stdout).on('line', (line) => lines.push(line));
  const ended = once(child, 'close').then(([code, signal]): End => ({ code, signal }));
  const hasEnded = await Promise.race([once(output, 'line').then(() => false), ended.then(() => true)]);
  if (hasEnded) throw new Error(complaints.join('\n'));
  return { lines, ended, signal: (signal) => void child.kill(signal) };
}
