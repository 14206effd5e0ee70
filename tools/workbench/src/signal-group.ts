import { type ChildProcess, spawnSync } from 'node:child_process';

/** Whether this is Windows, which has no groups of processes: there a program's tree ends at once. */
export const WINDOWS: boolean = process.platform === 'win32';

/** Signals a program that was started in a group of its own (`detached: !WINDOWS`), and all that it has started. */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (WINDOWS) {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // Nobody is left in it.
  }
}
