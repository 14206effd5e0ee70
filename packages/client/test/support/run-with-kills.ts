import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

export interface KilledRuns {
  /** How often a run was killed before it had ended. */
  kills: number;
  /** The exit code of the run that ended by itself. */
  code: number | null;
}

/**
 * Starts a program again and again, ends each run with SIGKILL after a while, and lets the last one end by itself.
 * @param afterKill Looks at what a killed run has left.
 */
export async function runWithKills(
  start: () => ChildProcess,
  waits: readonly number[],
  afterKill: () => Promise<void> | void,
): Promise<KilledRuns> {
  let kills = 0;
  for (const wait of [...waits, Infinity]) {
    const child = start();
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    if (wait !== Infinity) {
      await Promise.race([sleep(wait), ended]);
      child.kill('SIGKILL');
    }
    const code = await ended;
    if (code !== null) return { kills, code };
    kills++;
    await afterKill();
  }
  return { kills, code: null };
}
