import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Bar } from './bar.ts';

/**
 * Runs a measurement of this folder in a process of its own, so that none has the memory and the warmed code of another.
 *
 * @throws Error when it ends without bars; what went wrong is on the standard error then.
 */
export async function inOwnProcess(script: string, ...args: string[]): Promise<Bar[]> {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), args);
  let bars: Bar[] | undefined;
  child.on('message', (message) => (bars = message as Bar[]));
  await once(child, 'exit');
  if (!bars) throw new Error(`${script} has measured nothing.`);
  return bars;
}

/** Hands the bars of a measurement to the process that asked for it; prints them where none did. */
export function report(bars: Bar[]): void {
  if (process.send) process.send(bars);
  else console.log(bars);
}
