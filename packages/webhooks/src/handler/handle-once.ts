import { createStop, every, isPromise, sleep, type Stop, withTimeout } from '../timeout.ts';
import type { Claim, EventStore } from '../store/event-store.ts';

export interface Handled extends Omit<Attempted, 'outcome'> {
  outcome: Attempted['outcome'] | 'duplicate' | 'quarantined' | 'busy';
}

export interface Work {
  /** Runs the handlers, until they have to stop. */
  run: (stop: Stop) => unknown;
  giveUp: (attempt: number, error: unknown) => Promise<void>;
}

export interface OnceOptions {
  leaseMs: number;
  rememberMs: number;
  storeTimeoutMs: number;
  attempts: number;
  isOpen: boolean;
}

/** Milliseconds between the claims of a delivery whose event another process is handling: five seconds in all. */
const FIRST_PAUSE = 10;
const LONGEST_PAUSE = 1_500;
const GROWTH = 1.3;

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
    const tellEnd = (token: string, isOver: boolean) =>
      tell(() => (isOver ? store.complete(key, token, rememberMs) : store.release(key, token)));
    let claim: Claim;
    let asked: Claim | Promise<Claim> | undefined;
    try {
      claim = await claimOrWait(() => (asked = store.claim(key, leaseMs, rememberMs)));
    } catch (error) {
      const handled: Attempted = isOpen
        ? attempted(await failureOf(() => run(createStop())), null)
        : { outcome: 'failed', attempt: null, reason: 'The store has failed.', error };
      // A claim that is granted now would keep the event from other deliveries until its lease ends.
      void failureOf(async () => {
        const late = await asked;
        if (late?.state === 'claimed') await tellEnd(late.token, handled.outcome === 'handled');
      });
      return handled;
    }
    if (claim.state === 'done') return { outcome: 'duplicate', attempt: null, reason: null };
    if (claim.state === 'busy')
      return { outcome: 'busy', attempt: null, reason: 'Another process has the event.' };
    const { token, attempt } = claim;
    const stop = createStop();
    const failure = await failureOf(() => {
      // The previous worker crashed.
      if (attempt > attempts) throw new Error('The process ended each time.');
      const work = run(stop);
      return isPromise(work) ? work.finally(keepClaim(key, token, stop)) : work;
    });
    const result = attempted(failure, attempt);
    if (!failure) {
      // The event is handled: an error of the store must not cause another delivery, but the store should know.
      return { ...result, ...((await tellEnd(token, true)) && (await tellEnd(token, true))) };
    }
    if (attempt < attempts) {
      await tellEnd(token, false);
      return result;
    }
    const kept = await failureOf(() => giveUp(attempt, failure.error));
    await tellEnd(token, !kept);
    return { ...result, outcome: kept ? 'failed' : 'quarantined' };
  }

  /** Waits until the event is claimed, or handled by another process, or the wait is over. */
  async function claimOrWait(claimEvent: () => Claim | Promise<Claim>): Promise<Claim> {
    for (let pause = FIRST_PAUSE; ; pause *= GROWTH) {
      const claim = await ask(claimEvent);
      if (claim.state !== 'busy' || pause > LONGEST_PAUSE) return claim;
      await sleep(pause);
    }
  }

  /** Renews a claim until the function that is returned is called; when it is lost, its handlers have to stop. */
  function keepClaim(key: string, token: string, stop: Stop): () => void {
    return every(leaseMs / 2, () => {
      void tell(async () => {
        if (!(await store.renew(key, token, leaseMs))) stop.now(new Error('The claim was lost.'));
      });
    });
  }

  function tell(action: () => unknown): Promise<{ error: unknown } | undefined> {
    return failureOf(() => ask(action));
  }

  function ask<T>(action: () => T | Promise<T>): T | Promise<T> {
    return withTimeout(storeTimeoutMs, 'The store', action);
  }
}

interface Attempted {
  outcome: 'handled' | 'failed';
  attempt: number | null;
  reason: string | null;
  error?: unknown;
}

export async function failureOf(action: () => unknown): Promise<{ error: unknown } | undefined> {
  try {
    await action();
    return undefined;
  } catch (error) {
    return { error };
  }
}

export function attempted(failure: { error: unknown } | undefined, attempt: number | null): Attempted {
  if (!failure) return { outcome: 'handled', attempt, reason: null };
  return { outcome: 'failed', attempt, reason: messageOf(failure.error), ...failure };
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
