import {
  type CallStore,
  emptyCall,
  type KeptCall,
  type StoredCall,
  withCall,
  withEvents,
  withoutLeg,
} from './call-store.ts';
import { foldCall, type FoldedCall } from '@telephony/calls';

const MOST_TRIES = 50;
const MOST_MOVES = 5;

export type Changed = { before: KeptCall | undefined; after: KeptCall } | null;

export class CallKeeper {
  readonly #store: CallStore;
  readonly #keepMs: number;
  readonly #now: () => number;
  readonly #hasHistory: boolean;

  constructor(store: CallStore, keepMs: number, now: () => number, hasHistory: boolean) {
    this.#store = store;
    this.#keepMs = keepMs;
    this.#now = now;
    this.#hasHistory = hasHistory;
  }

  async find(id: number): Promise<KeptCall | undefined> {
    return (await this.#resolve(id)).stored?.call;
  }

  open(): AsyncGenerator<KeptCall> {
    return each((after) => this.#store.open(after));
  }

  async *all(): AsyncGenerator<KeptCall> {
    const store = this.#store;
    if (!store.all)
      throw new Error('CallTracker: this store does not list its calls. Give it the method all.');
    for await (const kept of each((after) => store.all?.(after) ?? []))
      if (kept.movedTo === null && (kept.records || kept.events.length + kept.seen.length > 0)) yield kept;
  }

  async change(id: number, change: (call: KeptCall) => KeptCall | undefined): Promise<Changed> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const { root, stored } = await this.#resolve(id);
      const after = change(stored?.call ?? emptyCall(root, this.#now()));
      if (!after) return null;
      if (await this.#save(String(root), after, stored)) return { before: stored?.call, after };
      await pause(tries);
    }
    throw new Error(
      `CallTracker: other processes have changed the call ${id} ${MOST_TRIES} times at once. Try again.`,
    );
  }

  async adopt(leg: number, root: number): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const stored = await this.#store.load(String(leg));
      const kept = stored?.call;
      if (kept && kept.movedTo !== null)
        return kept.movedTo === root ? undefined : this.#correct(leg, kept.movedTo, root);
      if (kept) await this.change(root, (call) => withCall(call, kept, this.#now()));
      const moved = { ...emptyCall(leg, this.#now()), movedTo: root };
      if (await this.#save(String(leg), moved, stored)) return;
      await pause(tries);
    }
  }

  /** Moves a leg from the call that it was taken for to its own. */
  async move(
    leg: number,
    from: number,
    to: number,
    schedule: (kept: KeptCall) => KeptCall,
  ): Promise<NonNullable<Changed>[]> {
    const was = await this.find(from);
    if (!was) return [];
    const left = await this.change(from, (kept) => schedule(withoutLeg(kept, leg)));
    await this.#point(leg, to);
    const came = await this.change(to, (kept) => schedule(withEvents(kept, was, leg)));
    return [left, came].filter((one) => one !== null);
  }

  async #point(leg: number, root: number): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const stored = await this.#store.load(String(leg));
      const kept = emptyCall(leg, this.#now());
      if (await this.#save(String(leg), leg === root ? kept : { ...kept, movedTo: root }, stored)) return;
      await pause(tries);
    }
  }

  /** What was taken for a call because the root was not known, as only `GET /calls` had shown it, is part of this one. */
  async #correct(leg: number, guess: number, root: number): Promise<void> {
    const kept = (await this.#store.load(String(guess)))?.call;
    if (kept?.movedTo !== null) return;
    if (kept.events.length === 0) await this.adopt(guess, root);
    else await this.move(leg, guess, root, (call) => call);
  }

  async #resolve(id: number): Promise<{ root: number; stored: StoredCall | undefined }> {
    let root = id;
    let stored = await this.#store.load(String(root));
    for (let moves = 0; moves < MOST_MOVES && stored && stored.call.movedTo !== null; moves += 1) {
      root = stored.call.movedTo;
      stored = await this.#store.load(String(root));
    }
    return { root, stored };
  }

  async #save(key: string, call: KeptCall, stored: StoredCall | undefined): Promise<boolean> {
    // A call that the history tells is over.
    const isKnown = call.movedTo !== null || call.records !== undefined;
    const lives = !isKnown && foldKept(call).call.state !== 'ended';
    const waits = !isKnown && this.#hasHistory && call.events.length > 0;
    const options = {
      version: stored?.version ?? null,
      isOpen: lives || waits || call.dueAt !== null,
      keepMs: this.#keepMs,
    };
    return this.#store.save(key, call, options);
  }
}

async function pause(tries: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(50, tries * 2)));
}

type Page = ReturnType<CallStore['open']>;

async function* each(pageAfter: (key: string) => Page): AsyncGenerator<KeptCall> {
  for (let after = ''; ;) {
    const page = await pageAfter(after);
    for (const { call } of page) yield call;
    const last = page.at(-1);
    if (!last) return;
    after = last.key;
  }
}

type Folded = Pick<KeptCall, 'seen' | 'isGone'> & {
  records: KeptCall['records'] | undefined;
  folded: FoldedCall;
};

const folds = new WeakMap<KeptCall['events'], Folded>();

export function foldKept(kept: KeptCall): FoldedCall {
  const { doubts = [], events, isGone, records, rootCallId, seen } = kept;
  const known = folds.get(events);
  if (known?.seen === seen && known.isGone === isGone && known.records === records) return known.folded;
  const told = foldCall(events, { isGone, rootCallId, seen, cdrs: records?.cdrs ?? [], doubts });
  const recordings = (records?.recordings ?? []).map((one) => ({
    ...one,
    startedAt: one.startedAt && new Date(one.startedAt),
  }));
  const folded = { ...told, call: { ...told.call, recordings } };
  folds.set(events, { seen, isGone, records, folded });
  return folded;
}
