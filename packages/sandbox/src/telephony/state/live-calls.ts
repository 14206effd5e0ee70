import { type LiveCall, queueOf, usersOf } from './call.ts';

export interface Calls {
  get(id: number): LiveCall | undefined;
  ofLeg(leg: number): LiveCall | undefined;
  ofUser(user: number): readonly LiveCall[];
  inQueue(queue: number): readonly LiveCall[];
  queues(): Iterable<number>;
  wrapUp(user: number): number | undefined;
}

export class LiveCalls implements Calls {
  readonly #calls = new Map<number, LiveCall>();
  readonly #legs = new Map<number, number>();
  readonly #users = new Map<number, Set<number>>();
  readonly #queues = new Map<number, Set<number>>();
  readonly #wrapUps = new Map<number, number>();

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

  set(id: number, call: LiveCall | undefined): void {
    const old = this.#calls.get(id);
    const [before, after] = [old && keysOf(old), call && keysOf(call)];
    if (call) this.#calls.set(id, call);
    else this.#calls.delete(id);
    // Most changes leave a call's users and queue as they are.
    this.#toggle(this.#users, before?.users, after?.users, id);
    this.#toggle(this.#queues, before?.queues, after?.queues, id);
    for (const leg of before?.legs ?? []) if (!after?.legs.includes(leg)) this.#legs.delete(leg);
    for (const leg of after?.legs ?? []) if (!before?.legs.includes(leg)) this.#legs.set(leg, id);
  }

  setWrapUp(user: number, until: number | undefined): void {
    if (until === undefined) this.#wrapUps.delete(user);
    else this.#wrapUps.set(user, until);
  }

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

function keysOf(call: LiveCall): { legs: number[]; users: number[]; queues: number[] } {
  const queue = queueOf(call);
  return {
    legs: [call.leg.id, ...call.phones.map(({ id }) => id)],
    users: usersOf(call),
    queues: queue === undefined ? [] : [queue],
  };
}

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
