import type { Claim, EventStore } from '../store/event-store.ts';
import { every, isPromise, sleep, withTimeout } from '../timeout.ts';
import { errorMessage } from '../values.ts';
import type { Run } from './event-handlers.ts';

export interface Handled extends Omit<Attempt, 'outcome'> {
  outcome: Attempt['outcome'] | 'duplicate' | 'quarantined' | 'busy';
}

export interface Work {
  run: Run;
  giveUp: (attempt: number, error: unknown) => Promise<void>;
}

export interface OnceOptions {
  leaseMs: number;
  rememberMs: number;
  storeTimeoutMs: number;
  attempts: number;
  isOpen: boolean;
}

// Five seconds in all for an event of another process.
const FIRST_PAUSE_MS = 10;
const MAX_PAUSE_MS = 1_500;
const PAUSE_GROWTH = 1.3;

// In one process, deliveries of an event share one run; across processes the store decides.
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
    const endClaim = (token: string, isDone: boolean) =>
      catchFailure(() =>
        callStore(() => (isDone ? store.complete(key, token, rememberMs) : store.release(key, token))),
      );
    let claim: Claim;
    let pending: Claim | Promise<Claim> | undefined;
    try {
      claim = await claimOrWait(() => (pending = store.claim(key, leaseMs, rememberMs)));
    } catch (error) {
      const handled: Attempt = isOpen
        ? attemptResult(await catchFailure(run), null)
        : { outcome: 'failed', attempt: null, reason: 'The store has failed.', error };
      // A late claim would keep the event from other deliveries until its lease ends.
      void catchFailure(async () => {
        const late = await pending;
        if (late?.state === 'claimed') await endClaim(late.token, handled.outcome === 'handled');
      });
      return handled;
    }
    if (claim.state === 'done') return { outcome: 'duplicate', attempt: null, reason: null };
    if (claim.state === 'busy')
      return { outcome: 'busy', attempt: null, reason: 'Another process has the event.' };
    const { token, attempt } = claim;
    const controller = new AbortController();
    const failure = await catchFailure(() => {
      // The previous worker crashed.
      if (attempt > attempts) throw new Error('The process ended each time.');
      const work = run(controller);
      return isPromise(work) ? work.finally(keepRenewing(key, token, controller)) : work;
    });
    const result = attemptResult(failure, attempt);
    if (!failure) {
      // An error of the store must not cause another delivery, but the store should know.
      return { ...result, ...((await endClaim(token, true)) && (await endClaim(token, true))) };
    }
    if (attempt < attempts) {
      await endClaim(token, false);
      return result;
    }
    const keepFailure = await catchFailure(() => giveUp(attempt, failure.error));
    await endClaim(token, !keepFailure);
    return { ...result, outcome: keepFailure ? 'failed' : 'quarantined' };
  }

  async function claimOrWait(claimEvent: () => Claim | Promise<Claim>): Promise<Claim> {
    for (let pause = FIRST_PAUSE_MS; ; pause *= PAUSE_GROWTH) {
      const claim = await callStore(claimEvent);
      if (claim.state !== 'busy' || pause > MAX_PAUSE_MS) return claim;
      await sleep(pause);
    }
  }

  function keepRenewing(key: string, token: string, controller: AbortController): () => void {
    return every(leaseMs / 2, () => {
      void catchFailure(() =>
        callStore(async () => {
          if (await store.renew(key, token, leaseMs)) return;
          controller.abort(new Error('The claim was lost.'));
        }),
      );
    });
  }

  function callStore<T>(action: () => T | Promise<T>): T | Promise<T> {
    return withTimeout(storeTimeoutMs, 'The store', action);
  }
}

interface Attempt {
  outcome: 'handled' | 'failed';
  attempt: number | null;
  reason: string | null;
  error?: unknown;
}

interface Failure {
  error: unknown;
}

export async function catchFailure(action: () => unknown): Promise<Failure | undefined> {
  try {
    await action();
    return undefined;
  } catch (error) {
    return { error };
  }
}

export function attemptResult(failure: Failure | undefined, attempt: number | null): Attempt {
  if (!failure) return { outcome: 'handled', attempt, reason: null };
  return { outcome: 'failed', attempt, reason: errorMessage(failure.error), ...failure };
}
