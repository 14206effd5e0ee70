import type { EventStore } from '../store/event-store.ts';

/** How a delivery ended: handled (now or before), failed, or still in progress in another process. */
export type Outcome = 'handled' | 'failed' | 'busy';

/** Options of `createOnce`. */
export interface OnceOptions {
  store: EventStore;
  /** Milliseconds that a handled event is remembered. */
  ttl: number;
  /** Milliseconds after which another process may handle an event that a process has begun and not finished. */
  lease: number;
}

/** Milliseconds that a delivery waits for another process that is handling the event, before it returns 503. */
const LONGEST_WAIT = 5_000;
const FIRST_PAUSE = 10;
const LONGEST_PAUSE = 500;

/**
 * Creates the function that handles each event once.
 *
 * Simultaneous deliveries of one event share one run and its outcome. Across processes the store decides: it holds
 * `claim:<key>` while the event is being handled, which a crash leaves behind for `lease` milliseconds only, and the key
 * itself for `ttl` milliseconds once the event has been handled. A run that fails releases the claim. The function never
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
      // Another process may have finished between our check and our claim.
      if (await store.has(key)) return 'handled';
      await run();
      // From here on the event is handled: an error of the store must not cause another delivery.
      await attempt(() => store.set(key, ttl), report);
      return 'handled';
    } catch (error) {
      report(error);
      return 'failed';
    } finally {
      await attempt(() => store.delete(claim), report);
    }
  }

  /** Waits until the event is claimed, or handled by another process, or the wait is over. */
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
