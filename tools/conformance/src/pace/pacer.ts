import { setTimeout as wait } from 'node:timers/promises';

/** Holds requests back so that a server gets no more of them than was asked for. */
export type Pacer = (signal: AbortSignal) => Promise<void>;

/** @param rate Requests per second; undefined for as many as there are. */
export function createPacer(rate: number | undefined): Pacer {
  let next = 0;
  return async (signal) => {
    if (rate === undefined) return;
    const now = performance.now();
    const mine = Math.max(now, next);
    next = mine + 1000 / rate;
    if (mine > now) await wait(mine - now, undefined, { signal });
  };
}
