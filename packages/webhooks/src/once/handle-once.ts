import { setAlarm } from '../deadline/alarms.ts';
import { createStop, type Stop } from '../deadline/stop.ts';
import { within } from '../deadline/within.ts';
import type { Claim, EventStore } from '../store/event-store.ts';
import { type Attempted, attempted, failureOf } from './attempt.ts';

/** How an event was handled, or why not. */
export interface Handled extends Omit<Attempted, 'outcome'> {
  outcome: Attempted['outcome'] | 'duplicate' | 'quarantined' | 'busy';
}

/** What there is to do for one event. */
export interface Work {
  /** Runs the handlers, until they have to stop. */
  run: (stop: Stop) => unknown;
  /** Keeps the delivery, whose handlers have failed too often. */
  giveUp: (attempt: number, error: unknown) => Promise<void>;
}

/** Options of `createOnce`. */
export interface OnceOptions {
  leaseMs: number;
  rememberMs: number;
  storeTimeoutMs: number;
  /** After how many attempts an event is given up. */
  attempts: number;
  /** Whether to handle events when the store fails. */
  isOpen: boolean;
}

/** Milliseconds that a delivery waits for another process that is handling the event. */
const LONGEST_WAIT = 5_000;
const FIRST_PAUSE = 10;
const LONGEST_PAUSE = 500;

/**
 * Creates the function that handles each event once. Simultaneous deliveries of one event share one run; across processes the
 * store decides. The function never rejects.
 */
export function createOnce(
  store: EventStore,
  { leaseMs, rememberMs, storeTimeoutMs, attempts, isOpen }: OnceOptions,
) {
  const running = new Map<string, Promise<Handled>>();

  return async function handleOnce(key: string, work: Work): Promise<Handled> {
    const first = running.get(key);
    if (first) {
      const shared = await first;
      return shared.outcome === 'handled' ? { ...shared, outcome: 'duplicate' } : shared;
    }
    const handled = claimAndRun(key, work);
    running.set(key, handled);
    try {
      return await handled;
    } finally {
      running.delete(key);
    }
  };

  async function claimAndRun(key: string, { run, giveUp }: Work): Promise<Handled> {
    let claim: Claim;
    try {
      claim = await claimOrWait(key);
    } catch (error) {
      const reason = 'The store has failed.';
      if (!isOpen) return { outcome: 'failed', attempt: null, reason, error };
      return attempted(await failureOf(() => run(createStop())), null);
    }
    if (claim.state === 'done') return { outcome: 'duplicate', attempt: null, reason: null };
    if (claim.state === 'busy')
      return { outcome: 'busy', attempt: null, reason: 'Another process is handling the event.' };
    const { token, attempt } = claim;
    const stop = createStop();
    const release = keepClaim(key, token, stop);
    const failure = await failureOf(() => run(stop));
    release();
    if (!failure) {
      const complete = () => ask(() => store.complete(key, token, rememberMs));
      // The event is handled: an error of the store must not cause another delivery, but the store should know.
      const untold = (await failureOf(complete)) && (await failureOf(complete));
      return { ...attempted(undefined, attempt), ...untold };
    }
    if (attempt < attempts) {
      await failureOf(() => ask(() => store.release(key, token)));
      return attempted(failure, attempt);
    }
    const kept = await failureOf(() => giveUp(attempt, failure.error));
    await failureOf(() =>
      ask(() => (kept ? store.release(key, token) : store.complete(key, token, rememberMs))),
    );
    return { ...attempted(failure, attempt), outcome: kept ? 'failed' : 'quarantined' };
  }

  /** Waits until the event is claimed, or handled by another process, or the wait is over. */
  async function claimOrWait(key: string): Promise<Claim> {
    const end = Date.now() + LONGEST_WAIT;
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      const claim = await ask(() => store.claim(key, leaseMs, rememberMs));
      if (claim.state !== 'busy' || Date.now() >= end) return claim;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  /** Renews a claim until the function that is returned is called; when it is lost, its handlers have to stop. */
  function keepClaim(key: string, token: string, stop: Stop): () => void {
    let cancel: () => void;
    const renew = () => {
      wait();
      void failureOf(async () => {
        if (!(await ask(() => store.renew(key, token, leaseMs))))
          stop.now(new Error('The claim was lost: another process may be handling the event.'));
      });
    };
    const wait = () => (cancel = setAlarm(leaseMs / 2, renew));
    wait();
    return () => cancel();
  }

  function ask<T>(action: () => T | Promise<T>): T | Promise<T> {
    return within(storeTimeoutMs, 'The store', action);
  }
}
