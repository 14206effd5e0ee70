import type { Call, CallEvent } from '@telephony/calls';
import { CallReader, type CallRevision, type HistorySources, type KeptEvents } from '@telephony/calls/reader';
import type { CallKeeper } from './keep/call-keeper.ts';
import { withRecords } from './keep/call-store.ts';
import type { CheckedOptions } from './options.ts';
import type { Steps } from './reconcile.ts';
import { Timers } from './sweeper.ts';

/** A pass over the history. */
export interface Reconciliation {
  /** How many it has told. */
  revisions: number;
  /** Calls that live, or wait for a record. */
  open: number;
  /** Before then nothing is open, by what is known: a record has no deadline (ledger N-73). */
  completeUntil: Date;
}

/** How a tracker stands with the platform. Times are milliseconds since 1970, by this machine's clock. */
export interface TrackerStatus {
  /** Events of calls that have come. */
  events: number;
  /** When an event of a call came last; null before the first. */
  lastEventAt: number | null;
  /** When a pass over the history has succeeded last; null before the first. */
  lastPassAt: number | null;
  /** Why the last pass has failed; null if it has not. */
  failure: string | null;
  /** Finished calls of which events were lost: none came, or not the end. */
  repairs: number;
  /** Calls that live, or wait for a record. */
  open: number;
  completeUntil: Date | null;
}

/** Records appear some time after a hang-up (ledger N-73): passes follow it, each after twice the pause of the one before. */
const WAKE_MS = 1000;

/** Reads the history again and again, and tells what is new. */
export class HistoryPasses {
  readonly status: Omit<TrackerStatus, 'events' | 'lastEventAt'> = {
    lastPassAt: null,
    failure: null,
    repairs: 0,
    open: 0,
    completeUntil: null,
  };
  readonly #reader: CallReader;
  readonly #keeper: CallKeeper;
  readonly #options: CheckedOptions;
  readonly #steps: Steps;
  readonly #timers = new Timers();
  #every = 0;
  #pause = 0;
  #dueAt = Infinity;
  #isRunning = false;
  #restUntil = 0;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(keeper: CallKeeper, sources: HistorySources, options: CheckedOptions, steps: Steps) {
    this.#keeper = keeper;
    this.#options = options;
    this.#steps = steps;
    this.#reader = new CallReader(sources, { events: keptEvents(keeper), ...options.reader });
  }

  /** Passes now, soon after each `wake`, and at intervals. */
  start(): void {
    this.#every = this.#options.reconcileEvery;
    this.#pause = 0;
    this.#plan();
  }

  stop(): void {
    this.#every = 0;
    this.#dueAt = Infinity;
    this.#timers.clearAll();
  }

  /** A call is over, or a recording is there. */
  wake(): void {
    this.#pause = WAKE_MS;
    if (!this.#isRunning) this.#plan();
  }

  /** One pass, after the one that is running. */
  async pass(): Promise<Reconciliation> {
    const pass = this.#turn.then(() => this.#pass());
    this.#turn = pass.catch(() => undefined);
    return pass;
  }

  #plan(): void {
    if (this.#every === 0) return;
    const at = Math.max(performance.now() + this.#pause, this.#restUntil);
    if (at >= this.#dueAt) return;
    this.#dueAt = at;
    this.#timers.set(0, at - performance.now(), () => void this.#run());
  }

  async #run(): Promise<void> {
    const began = performance.now();
    this.#isRunning = true;
    this.#dueAt = Infinity;
    this.#pause = Math.min(Math.max(this.#pause * 2, WAKE_MS), this.#every);
    await this.pass().catch((error: unknown) => {
      // What a pass that was stopped leaves open comes with the next one.
      if (this.#every > 0) this.#options.onError(error);
    });
    const now = performance.now();
    // A pass rests for as long as it took.
    this.#restUntil = now + (now - began);
    this.#isRunning = false;
    this.#plan();
  }

  async #pass(): Promise<Reconciliation> {
    const { status } = this;
    try {
      let revisions = 0;
      for await (const revision of this.#reader.pull()) {
        await this.#amend(revision);
        await this.#options.onRevision?.(revision);
        if (isRepair(revision)) status.repairs += 1;
        revisions += 1;
      }
      const { open, completeUntil = new Date(0) } = this.#reader;
      Object.assign(status, { open, completeUntil, failure: null, lastPassAt: Date.now() });
      return { revisions, open, completeUntil };
    } catch (error) {
      status.failure = error instanceof Error ? error.message : String(error);
      throw error;
    }
  }

  /** The records of a call belong to what is kept of it. */
  async #amend({ call, partOf, rootCallId }: CallRevision): Promise<void> {
    if (!call) return partOf === null ? undefined : this.#keeper.adopt(rootCallId, partOf);
    const { now, schedule, told } = this.#steps;
    const root = await this.#rootOf(call);
    for (const { id } of call.legs) if (id !== root) await this.#keeper.adopt(id, root);
    const changed = await this.#keeper.change(root, (kept) => {
      const after = withRecords(kept, { cdrs: call.records.map(slim), recordings: call.recordings }, now());
      return after && schedule(after);
    });
    if (changed) await told(changed);
  }

  async #rootOf({ legs, rootCallId }: Call): Promise<number> {
    for (const id of [rootCallId, ...legs.filter((leg) => leg.isInferred).map((leg) => leg.id)]) {
      const known = await this.#keeper.find(id);
      if (known && known.rootCallId !== id) return known.rootCallId;
    }
    return rootCallId;
  }
}

function isRepair({ call, revision, rootCallId }: CallRevision): boolean {
  if (!call || revision > 1) return false;
  const last = call.segments.findLast(({ group }) => group === null)?.legId ?? rootCallId;
  return !call.timeline.some(({ call_id: leg, event_name: name }) => leg === last && name === 'call.hangup');
}

function keptEvents(keeper: CallKeeper): KeptEvents {
  return {
    async ofLegs(legs) {
      const events = new Map<number, readonly CallEvent[]>();
      for (const leg of legs) {
        const kept = await keeper.find(leg);
        if (kept) events.set(kept.rootCallId, kept.events);
      }
      const asked = new Set(legs);
      return [...events.values()].flat().filter(({ call_id: leg }) => asked.has(leg));
    },
    async ofOpenCalls() {
      const events: CallEvent[] = [];
      for await (const kept of keeper.open()) if (!kept.records) events.push(...kept.events);
      return events;
    },
  };
}

function slim<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)) as T;
}
