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
    const calls = this.#found(this.#users.get(user));
    return calls.length > 1 ? calls.toSorted((one, other) => one.id - other.id) : calls;
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
    const [before, after] = [old && keysOf(old), call && keysOf(call)];
    if (call) this.#calls.set(id, call);
    else this.#calls.delete(id);
    this.#toggle(this.#users, before?.users, after?.users, id);
    this.#toggle(this.#queues, before?.queues, after?.queues, id);
    for (const leg of before?.legs ?? []) if (!after?.legs.includes(leg)) this.#legs.delete(leg);
    for (const leg of after?.legs ?? []) if (!before?.legs.includes(leg)) this.#legs.set(leg, id);
  }

  /** @param until Undefined for an agent who takes calls again. */
  setWrapUp(user: number, until: number | undefined): void {
    if (until === undefined) this.#wrapUps.delete(user);
    else this.#wrapUps.set(user, until);
  }

  /** Most changes of a call leave its users and queue as they are. */
  #toggle(
    index: Map<number, Set<number>>,
    before: readonly number[] | undefined,
    after: readonly number[] | undefined,
    id: number,
  ): void {
    for (const key of before ?? []) if (!after?.includes(key)) toggle(index, key, id, false);
    for (const key of after ?? []) if (!before?.includes(key)) toggle(index, key, id, true);
  }

  #found(ids: Set<number> | undefined): LiveCall[] {
    return ids === undefined ? [] : [...ids].flatMap((id) => this.#calls.get(id) ?? []);
  }
}

/** What a call is found by. */
function keysOf(call: LiveCall): { legs: number[]; users: number[]; queues: number[] } {
  const queue = queueOf(call);
  return {
    legs: [call.leg.id, ...call.phones.map(({ id }) => id)],
    users: usersOf(call),
    queues: queue === undefined ? [] : [queue],
  };
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
