import { type LiveCall, queueOf, usersOf } from './call.ts';

export interface Calls {
  values(): Iterable<LiveCall>;
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
    const calls = this.#callsOf(this.#users.get(user));
    return calls.length > 1 ? calls.toSorted((one, other) => one.id - other.id) : calls;
  }

  inQueue(queue: number): readonly LiveCall[] {
    return this.#callsOf(this.#queues.get(queue)).toSorted(byWaiting);
  }

  queues(): Iterable<number> {
    return this.#queues.keys();
  }

  wrapUp(user: number): number | undefined {
    return this.#wrapUps.get(user);
  }

  set(id: number, call: LiveCall | undefined): void {
    const old = this.#calls.get(id);
    if (call) this.#calls.set(id, call);
    else this.#calls.delete(id);
    if (old?.leg === call?.leg && old?.phones === call?.phones && old?.phase === call?.phase) return;
    const [before, after] = [callKeys(old), callKeys(call)];
    for (const leg of before.legs) if (!after.legs.includes(leg)) this.#legs.delete(leg);
    for (const leg of after.legs) this.#legs.set(leg, id);
    updateIndex(this.#users, before.users, after.users, id);
    updateIndex(this.#queues, before.queues, after.queues, id);
  }

  setWrapUp(user: number, until: number | undefined): void {
    if (until === undefined) this.#wrapUps.delete(user);
    else this.#wrapUps.set(user, until);
  }

  #callsOf(ids: Set<number> | undefined): LiveCall[] {
    return ids === undefined ? [] : [...ids].flatMap((id) => this.#calls.get(id) ?? []);
  }
}

function callKeys(call: LiveCall | undefined): Record<'legs' | 'users' | 'queues', readonly number[]> {
  const queue = call && queueOf(call);
  return {
    legs: call ? [call.leg.id, ...call.phones.map(({ id }) => id)] : [],
    users: call ? usersOf(call) : [],
    queues: queue === undefined ? [] : [queue],
  };
}

export function byWaiting(one: LiveCall, other: LiveCall): number {
  return waitingSince(one) - waitingSince(other) || one.id - other.id;
}

function waitingSince({ phase }: LiveCall): number {
  return phase.kind === 'distributing' ? phase.since : 0;
}

function updateIndex(
  index: Map<number, Set<number>>,
  before: readonly number[],
  after: readonly number[],
  id: number,
): void {
  for (const key of before) {
    if (after.includes(key)) continue;
    const ids = index.get(key);
    if (ids?.delete(id) && ids.size === 0) index.delete(key);
  }
  for (const key of after) if (!before.includes(key)) index.set(key, (index.get(key) ?? new Set()).add(id));
}
