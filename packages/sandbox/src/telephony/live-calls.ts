import { type LiveCall, queueOf, usersOf } from './call.ts';

/** The live calls, and how they are found. */
export interface Calls {
  get(id: number): LiveCall | undefined;
  /** The call that a leg belongs to, by the leg's id or that of the call. */
  ofLeg(leg: number): LiveCall | undefined;
  /** The calls that a user is busy with, the oldest first. */
  ofUser(user: number): readonly LiveCall[];
  /** The calls that wait in a queue, the one that waits longest first. */
  inQueue(queue: number): readonly LiveCall[];
  /** The queues that calls wait in. */
  queues(): Iterable<number>;
  /** Until when a user does not take calls of queues; undefined for one who does. */
  wrapUp(user: number): number | undefined;
}

/** Live calls in memory, found by leg, user and queue. */
export class LiveCalls implements Calls {
  readonly #calls = new Map<number, LiveCall>();
  readonly #legs = new Map<number, number>();
  readonly #users = new Map<number, Set<number>>();
  readonly #queues = new Map<number, Set<number>>();
  readonly #wrapUps = new Map<number, number>();

  get size(): number {
    return this.#calls.size;
  }

  values(): Iterable<LiveCall> {
    return this.#calls.values();
  }

  get(id: number): LiveCall | undefined {
    return this.#calls.get(id);
  }

  ofLeg(leg: number): LiveCall | undefined {
    return this.#calls.get(this.#legs.get(leg) ?? leg);
  }

  ofUser(user: number): readonly LiveCall[] {
    return this.#found(this.#users.get(user)).toSorted((one, other) => one.id - other.id);
  }

  inQueue(queue: number): readonly LiveCall[] {
    return this.#found(this.#queues.get(queue)).toSorted(byWaiting);
  }

  queues(): Iterable<number> {
    return this.#queues.keys();
  }

  wrapUp(user: number): number | undefined {
    return this.#wrapUps.get(user);
  }

  /** Takes the place of a call; undefined removes it. */
  set(id: number, call: LiveCall | undefined): void {
    const old = this.#calls.get(id);
    if (old) this.#index(old, false);
    if (call) {
      this.#calls.set(id, call);
      this.#index(call, true);
    } else this.#calls.delete(id);
  }

  /** @param until Undefined for an agent who takes calls again. */
  setWrapUp(user: number, until: number | undefined): void {
    if (until === undefined) this.#wrapUps.delete(user);
    else this.#wrapUps.set(user, until);
  }

  #found(ids: Set<number> | undefined): LiveCall[] {
    return ids === undefined ? [] : [...ids].flatMap((id) => this.#calls.get(id) ?? []);
  }

  #index(call: LiveCall, add: boolean): void {
    for (const leg of [call.leg, ...call.phones]) {
      if (add) this.#legs.set(leg.id, call.id);
      else this.#legs.delete(leg.id);
    }
    for (const user of usersOf(call)) toggle(this.#users, user, call.id, add);
    const queue = queueOf(call);
    if (queue !== undefined) toggle(this.#queues, queue, call.id, add);
  }
}

/** First come, first served. */
export function byWaiting(one: LiveCall, other: LiveCall): number {
  return waitingSince(one) - waitingSince(other) || one.id - other.id;
}

function waitingSince({ phase }: LiveCall): number {
  return phase.kind === 'distributing' ? phase.since : 0;
}

function toggle(index: Map<number, Set<number>>, key: number, id: number, add: boolean): void {
  const known = index.get(key);
  if (add) {
    if (known) known.add(id);
    else index.set(key, new Set([id]));
  } else if (known?.delete(id) && known.size === 0) index.delete(key);
}
