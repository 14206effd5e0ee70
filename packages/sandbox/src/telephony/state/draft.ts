import { type CallTimer, type Cause, type LiveCall, queueOf, usersOf } from './call.ts';
import { type Effect, type EventEffect, Rejection } from './command.ts';
import type { Facts } from './facts.ts';
import { byWaiting, type Calls } from './live-calls.ts';

export interface NextIds {
  // Calls and legs are numbered together (ledger O-33).
  leg: number;
  recording: number;
}

// The calls with a command's changes. The calls underneath stay as they are until the changes are committed.
export class Draft implements Calls {
  readonly facts: Facts;
  readonly effects: Effect[] = [];
  readonly changes = new Map<number, LiveCall | undefined>();
  // Until when agents take no calls from queues; undefined for those who take calls again.
  readonly wrapUps = new Map<number, number | undefined>();
  readonly next: NextIds;
  readonly #base: Calls;

  constructor(facts: Facts, base: Calls, next: NextIds) {
    this.facts = facts;
    this.#base = base;
    this.next = { ...next };
  }

  get now(): number {
    return this.facts.now;
  }

  get(id: number): LiveCall | undefined {
    return this.changes.has(id) ? this.changes.get(id) : this.#base.get(id);
  }

  ofLeg(leg: number): LiveCall | undefined {
    for (const call of this.changes.values()) {
      if (call && (call.id === leg || call.leg.id === leg || call.phones.some(({ id }) => id === leg)))
        return call;
    }
    const call = this.#base.ofLeg(leg);
    return call && !this.changes.has(call.id) ? call : undefined;
  }

  ofUser(user: number): readonly LiveCall[] {
    return this.#merged(this.#base.ofUser(user), (call) => usersOf(call).includes(user)).toSorted(
      (one, other) => one.id - other.id,
    );
  }

  inQueue(queue: number): readonly LiveCall[] {
    return this.#merged(this.#base.inQueue(queue), (call) => queueOf(call) === queue).toSorted(byWaiting);
  }

  values(): Iterable<LiveCall> {
    return this.#merged([...this.#base.values()], () => true);
  }

  *queues(): Iterable<number> {
    const changed = [...this.changes.values()].flatMap((call) => (call && queueOf(call)) ?? []);
    yield* new Set([...this.#base.queues(), ...changed]);
  }

  wrapUp(user: number): number | undefined {
    return this.wrapUps.has(user) ? this.wrapUps.get(user) : this.#base.wrapUp(user);
  }

  find(leg: number): LiveCall {
    const call = this.ofLeg(leg);
    if (!call) throw new Rejection({ kind: 'no-call' });
    return call;
  }

  put(call: LiveCall, changed: Partial<LiveCall> = {}): LiveCall {
    const after = { ...call, ...changed };
    this.changes.set(call.id, after);
    return after;
  }

  remove(call: LiveCall): void {
    this.changes.set(call.id, undefined);
  }

  newLegId(): number {
    return this.next.leg++;
  }

  newRecordingId(): number {
    return this.next.recording++;
  }

  emit(
    name: EventEffect['name'],
    call: LiveCall,
    details: Omit<EventEffect, 'kind' | 'name' | 'call' | 'leg'> & { leg?: EventEffect['leg'] } = {},
  ): void {
    this.effects.push({ kind: 'event', name, call, leg: call.leg, ...details });
  }

  timer(milliseconds: number, step: CallTimer['step'], cause: Cause = 'No Answer'): CallTimer {
    return { at: this.now + milliseconds, step, cause, action: 0 };
  }

  isBusy(user: number, apartFrom?: number): boolean {
    for (const [id, call] of this.changes)
      if (call && id !== apartFrom && usersOf(call).includes(user)) return true;
    return this.#base.ofUser(user).some(({ id }) => id !== apartFrom && !this.changes.has(id));
  }

  #merged(base: readonly LiveCall[], belongs: (call: LiveCall) => boolean): LiveCall[] {
    const unchanged = base.filter(({ id }) => !this.changes.has(id));
    const changed = [...this.changes.values()].filter(
      (call) => call !== undefined && belongs(call),
    ) as LiveCall[];
    return [...unchanged, ...changed];
  }
}
