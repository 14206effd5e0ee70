import { maxWaitSeconds, testNumber, voicemailSeconds } from '../../assumptions/assumptions.ts';
import type { PlatformCore } from '../core.ts';
import type { Destination } from '../../telephony/state/call.ts';
import type {
  Facts,
  FollowFacts,
  FollowTarget,
  IvrFacts,
  NumberFacts,
  Onward,
  QueueFacts,
  RingGroupFacts,
  RingStrategy,
  UserFacts,
} from '../../telephony/state/facts.ts';
import {
  destinationOf,
  finalDestination,
  hasVoicemail,
  internalNumber,
  isDeadNumber,
  placeExists,
  placeTable,
} from './numbers.ts';
import { rulingFor } from './rules.ts';
import type { User } from '../../generated/schema.ts';
import { letterOf, type Store } from '../store.ts';
import type { QueueMember } from '../../generated/control.ts';

// Defaults where an IVR or a queue has no setting.
const MENU_SECONDS = 5;
const RETRY_SECONDS = 5;

export class StoreFacts implements Facts {
  readonly #core: PlatformCore;

  constructor(core: PlatformCore) {
    this.#core = core;
  }

  get now(): number {
    return this.#core.clock.now();
  }

  get transferReturn(): Facts['transferReturn'] {
    return this.#core.settings.transferReturn;
  }

  get seconds(): Facts['seconds'] {
    const { ringSeconds: ring, pickUpSeconds: pickUp } = this.#core.settings;
    return { ring, pickUp, voicemail: voicemailSeconds };
  }

  user(id: number): UserFacts | undefined {
    const { users, accounts } = this.#core.store.tables;
    const user = users.get(id);
    if (!user) return undefined;
    const account = accounts.get(id);
    const phones = account?.phones ?? 0;
    const onward = this.#onward(user.final_dst_type, user.final_dst_id, id);
    const start = user.rec_allowed !== false;
    const records = start ? recordedDirections(user.monitor) : { in: false, out: false };
    return {
      id,
      ext: user.ext ?? String(id),
      reachable: user.active !== false && user.dnd !== true && phones > 0,
      dnd: user.active !== false && user.dnd === true,
      phones,
      picksUp: account?.picks_up !== false,
      callWaiting: user.cw === true,
      ringSeconds: this.#ringing(user.ring_time),
      onward,
      followMe: this.#followMe(user, onward),
      whenOffline: this.#whenOffline(user, onward),
      records: { ...records, internal: user.rec_never_internal !== true, start },
    };
  }

  #followMe(user: User, onward: Onward): UserFacts['followMe'] {
    if (user.fm !== true || user.fm_allowed === false || user.active === false) return null;
    const { fm_final_dst_type: type, fm_final_dst_id: to } = user;
    return {
      targets: (user.fm_targets ?? []).flatMap((text) => this.#followed(user, text)),
      strategy: ringStrategy(user.fm_strategy),
      initialSeconds: this.#ringing(user.fm_init_ring_time),
      ringSeconds: this.#ringing(user.fm_ring_time),
      onlyDirect: user.fm_only_direct === true,
      onward: type === null || type === undefined ? onward : this.#onward(type, to, user.id),
    };
  }

  #whenOffline(user: User, onward: Onward): FollowFacts | null {
    if (!user.nun || user.active === false) return null;
    return {
      targets: this.#followed(user, user.nun),
      strategy: 'all',
      ringSeconds: this.#ringing(user.nun_ring_time),
      onlyDirect: user.nun_only_direct === true,
      onward,
    };
  }

  #followed(user: User, text: string): FollowTarget[] {
    const { store } = this.#core;
    const target = destinationOf(store, text);
    if (target?.kind === 'user') return target.id === user.id ? [] : [{ kind: 'user', id: target.id }];
    if (target?.kind !== 'number') return [];
    const call = { direction: 'out', source: String(user.id), dialled: target.number } as const;
    return rulingFor(store, call, this.now).kind === 'block' ? [] : [target];
  }

  queue(id: number): QueueFacts | undefined {
    const { store } = this.#core;
    const queue = store.tables.queues.get(id);
    if (!queue) return undefined;
    return {
      id,
      strategy: ringStrategy(queue.ring_strategy),
      agents: queueMembers(store, id)
        .filter(({ joined }) => joined)
        .map(({ user_id: user }) => user),
      ringSeconds: this.#ringing(queue.ring_time),
      retrySeconds: queue.retry ?? RETRY_SECONDS,
      maxWaitSeconds: queue.max_wait_time || maxWaitSeconds,
      maxCallers: queue.max_callers ?? 0,
      joinEmpty: queue.join_empty === true,
      hashToExit: queue.hash_to_exit === true,
      skipBusy: queue.skip_busy !== false,
      wrapUpSeconds: queue.wrap_up_time ?? 0,
      records: recordedDirections(queue.monitor),
      onward: this.#onward(queue.final_dst_type, queue.final_dst_id, id),
    };
  }

  queuesOf(user: number): readonly number[] {
    const members = this.#core.store.tables.queue_members.by('user_id', user);
    // The order stays the same after a snapshot was restored.
    const queues = members.filter(({ joined }) => joined).map(({ queue_id: queue }) => queue);
    return queues.toSorted((one, other) => one - other);
  }

  ringGroup(id: number): RingGroupFacts | undefined {
    const { ringgroups, users } = this.#core.store.tables;
    const group = ringgroups.get(id);
    if (!group) return undefined;
    // A group that was created without users rings all (ledger N-77).
    const ids = users.list().map((user) => user.id);
    const members = group.users?.length ? group.users : ids.toSorted((one, other) => one - other);
    return {
      id,
      strategy: ringStrategy(group.strategy),
      members,
      ringSeconds: this.#ringing(group.ring_time),
      onward: this.#onward(group.final_dst_type, group.final_dst_id, id),
    };
  }

  ivr(id: number): IvrFacts | undefined {
    const ivr = this.#core.store.tables.ivrs.get(id);
    if (!ivr) return undefined;
    return {
      waitSeconds: (ivr.timeout ?? MENU_SECONDS) * Math.max(1, ivr.repeats ?? 1),
      onward: this.#onward(ivr.final_dst_type, ivr.final_dst_id, id),
    };
  }

  // The fields hold extensions or numbers (ledger N-67).
  key(ivr: number, key: string): Destination | undefined {
    const target = this.#core.store.tables.ivrs.get(ivr)?.[IVR_KEYS[key as keyof typeof IVR_KEYS]];
    return typeof target === 'string' ? destinationOf(this.#core.store, target) : undefined;
  }

  hasConference(id: number): boolean {
    return this.#core.store.tables.conferences.get(id) !== undefined;
  }

  hasVoicemail(id: number | null): boolean {
    return hasVoicemail(this.#core.store, id);
  }

  // A place that was deleted takes no calls.
  #onward(...place: Parameters<typeof finalDestination>): Onward {
    const onward = finalDestination(...place);
    return placeExists(this.#core.store, onward) ? onward : { kind: 'end' };
  }

  internalNumber(place: Destination): string | undefined {
    if (place.kind === 'voicemail') return undefined;
    if (place.kind === 'number') return place.number;
    const record = placeTable(this.#core.store, place.kind).get(place.id);
    return String((record && internalNumber(record)) ?? place.id);
  }

  number(number: string): NumberFacts {
    const { settings, store } = this.#core;
    const { answerSeconds, ringSeconds } = settings;
    if (isDeadNumber(store, number)) return { kind: 'refuses', afterSeconds: 1, cause: 'Unallocated Number' };
    const test = testNumber(number);
    if (!test) return { kind: 'answers', afterSeconds: answerSeconds };
    if (test.rings) return { kind: 'never-answers', ringSeconds };
    return { kind: 'refuses', afterSeconds: 1, cause: test.cause };
  }

  #ringing(written: number | string | null | undefined): number {
    const seconds = written === null || written === '' ? Number.NaN : Number(written);
    return seconds >= 0 ? seconds : this.#core.settings.ringSeconds;
  }
}

// The fields of an IVR that hold the destinations of its keys (Resources, Ivr).
export const IVR_KEYS = {
  '0': 'zero',
  '1': 'one',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  '*': 'star',
  '#': 'hash',
} as const;

// `monitor`: all, incoming, outgoing or no calls (Resources, User).
function recordedDirections(monitor: string | number | null | undefined): { in: boolean; out: boolean } {
  const letter = letterOf('monitor', monitor);
  return { in: letter === 'A' || letter === 'I', out: letter === 'A' || letter === 'O' };
}

const RING_STRATEGIES: Readonly<Record<string, RingStrategy>> = {
  A: 'all',
  H: 'hunt',
  M: 'memory-hunt',
};

// A letter or its code (ledger N-21, N-30).
function ringStrategy(written: string | number | null | undefined): RingStrategy {
  return RING_STRATEGIES[letterOf('strategy', written) ?? ''] ?? 'all';
}

export function queueMembers({ tables }: Store, queueId: number): readonly QueueMember[] {
  return tables.queue_members.by('queue_id', queueId).toSorted((a, b) => a.user_id - b.user_id);
}

// A user who is not a member of the queue becomes one (ledger O-50).
export function setMember({ tables }: Store, queueId: number, userId: number, joined: boolean): QueueMember {
  const id = `${queueId}:${userId}`;
  return tables.queue_members.put({ id, queue_id: queueId, user_id: userId, joined });
}
