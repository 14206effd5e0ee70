import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

interface KilledRuns {
  /** Runs that were killed before their end. */
  kills: number;
  /** Of the run that ended by itself. */
  code: number | null;
}

/**
 * Starts a program again and again, kills each run some milliseconds after it has sent some requests, and lets the last run end.
 *
 * @param requests The number of requests in all runs.
 */
export async function runWithKills(
  start: () => ChildProcess,
  moments: readonly { requests: number; milliseconds: number }[],
  requests: () => number,
  afterKill: () => Promise<void> | void,
): Promise<KilledRuns> {
  let kills = 0;
  for (const moment of [...moments, undefined]) {
    const before = requests();
    const child = start();
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    if (moment) {
      while (child.exitCode === null && requests() < before + moment.requests) await sleep(1);
      await sleep(moment.milliseconds);
      child.kill('SIGKILL');
    }
    const code = await ended;
    if (code !== null) return { kills, code };
    kills++;
    await afterKill();
  }
  return { kills, code: null };
}
