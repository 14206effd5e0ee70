import type { EventStore } from '../store/event-store.ts';

/** How a delivery of an event ended: handled (now or before), failed, or still with another process. */
export type Outcome = 'handled' | 'failed' | 'busy';

/** What `createOnce` works with. */
export interface OnceOptions {
  store: EventStore;
  /** Milliseconds that a handled event is remembered. */
  ttl: number;
  /** Milliseconds after which an event that a process has begun and not ended may be begun by another. */
  lease: number;
}

/** Milliseconds that a delivery waits for another process that has the event, before it is answered with 503. */
const LONGEST_WAIT = 5_000;
const FIRST_PAUSE = 10;
const LONGEST_PAUSE = 500;

/**
 * Makes the function that runs the handling of an event once.
 *
 * Deliveries of one event at the same time share one run and its outcome. Across processes the store decides: a short
 * claim `claim:<key>` while the event is being handled, which a crash leaves behind for `lease` milliseconds only, and
 * the key itself, for `ttl` milliseconds, once it is handled. A run that fails frees the claim. The function never
 * rejects: errors of the run and of the store go to `report`, each once.
 */
export function createOnce({ store, ttl, lease }: OnceOptions) {
  const running = new Map<string, Promise<Outcome>>();

  return function once(
    key: string,
    run: () => Promise<void>,
    report: (error: unknown) => void,
  ): Promise<Outcome> {
    const first = running.get(key);
    if (first) return first;
    const outcome = claimAndRun(key, run, report).finally(() => running.delete(key));
    running.set(key, outcome);
    return outcome;
  };

  async function claimAndRun(
    key: string,
    run: () => Promise<void>,
    report: (error: unknown) => void,
  ): Promise<Outcome> {
    const claim = `claim:${key}`;
    try {
      const taken = await take(claim, key);
      if (taken !== 'taken') return taken;
    } catch (error) {
      report(error);
      return 'failed';
    }
    try {
      // Another process may have ended between our look and our claim.
      if (await store.has(key)) return 'handled';
      await run();
      // From here on the event is handled: an error of the store must not have it delivered again.
      await attempt(() => store.set(key, ttl), report);
      return 'handled';
    } catch (error) {
      report(error);
      return 'failed';
    } finally {
      await attempt(() => store.delete(claim), report);
    }
  }

  /** Waits until the event is ours, or handled by another process, or the wait is over. */
  async function take(claim: string, key: string): Promise<'taken' | 'handled' | 'busy'> {
    const end = Date.now() + LONGEST_WAIT;
    for (
      let pause = FIRST_PAUSE;
      !(await store.add(claim, lease));
      pause = Math.min(pause * 2, LONGEST_PAUSE)
    ) {
      if (await store.has(key)) return 'handled';
      if (Date.now() >= end) return 'busy';
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return 'taken';
  }
}

async function attempt(action: () => unknown, report: (error: unknown) => void): Promise<void> {
  try {
    await action();
  } catch (error) {
    report(error);
  }
}
