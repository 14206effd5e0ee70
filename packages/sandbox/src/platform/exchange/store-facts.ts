import { testNumberEnding } from '../../assumptions/assumptions.ts';
import type { PlatformCore } from '../core/core.ts';
import type { Destination } from '../../telephony/state/call.ts';
import type {
  Facts,
  IvrFacts,
  NumberFacts,
  QueueFacts,
  RingGroupFacts,
  UserFacts,
} from '../../telephony/state/facts.ts';
import { leadsNowhere, leadsTo } from './dialled-number.ts';
import { finalDestination } from './final-destination.ts';
import { internalNumber } from './internal-number.ts';
import { fieldOfKey } from './ivr-keys.ts';
import { membersOf } from './queue-members.ts';
import { recordedBy } from './records-itself.ts';
import { ringStrategy } from './ring-strategies.ts';

/** Seconds that an IVR waits where it does not say so. */
const MENU_SECONDS = 5;
/** Seconds between two rounds of a queue that does not say so. */
const RETRY_SECONDS = 5;

/** What the records of the platform say to the exchange. */
export class StoreFacts implements Facts {
  readonly #core: PlatformCore;

  constructor(core: PlatformCore) {
    this.#core = core;
  }

  get now(): number {
    return this.#core.clock.now();
  }

  get seconds(): Facts['seconds'] {
    const { ringSeconds: ring, pickUpSeconds: pickUp, voicemailSeconds: voicemail } = this.#core.settings;
    return { ring, pickUp, voicemail };
  }

  user(id: number): UserFacts | undefined {
    const { users, accounts } = this.#core.store.tables;
    const user = users.get(id);
    if (!user) return undefined;
    const account = accounts.get(id);
    const phones = account?.phones ?? 0;
    const records = user.rec_allowed === false ? { in: false, out: false } : recordedBy(user.monitor);
    return {
      id,
      ext: user.ext ?? String(id),
      reachable: user.active !== false && user.dnd !== true && phones > 0,
      phones,
      picksUp: account?.picks_up !== false,
      callWaiting: user.cw === true,
      ringSeconds: this.#ringing(Number(user.ring_time ?? 0)),
      onward: finalDestination(user.final_dst_type, user.final_dst_id, id),
      records: { ...records, internal: user.rec_never_internal !== true },
    };
  }

  queue(id: number): QueueFacts | undefined {
    const { store } = this.#core;
    const queue = store.tables.queues.get(id);
    if (!queue) return undefined;
    return {
      id,
      strategy: ringStrategy(queue.ring_strategy),
      agents: membersOf(store, id)
        .filter(({ joined }) => joined)
        .map(({ user_id: user }) => user),
      ringSeconds: this.#ringing(queue.ring_time ?? 0),
      retrySeconds: queue.retry ?? RETRY_SECONDS,
      maxWaitSeconds: queue.max_wait_time ?? 0,
      maxCallers: queue.max_callers ?? 0,
      joinEmpty: queue.join_empty === true,
      hashToExit: queue.hash_to_exit === true,
      skipBusy: queue.skip_busy !== false,
      wrapUpSeconds: queue.wrap_up_time ?? 0,
      records: recordedBy(queue.monitor),
      onward: finalDestination(queue.final_dst_type, queue.final_dst_id, id),
    };
  }

  queuesOf(user: number): readonly number[] {
    const members = this.#core.store.tables.queue_members.hash.get('user_id')!.find(user);
    // In one order, also after a snapshot was restored.
    const queues = members.filter(({ joined }) => joined).map(({ queue_id: queue }) => queue);
    return queues.toSorted((one, other) => one - other);
  }

  /** A group that was created without users rings all (ledger N-77). */
  ringGroup(id: number): RingGroupFacts | undefined {
    const { ringgroups, users } = this.#core.store.tables;
    const group = ringgroups.get(id);
    if (!group) return undefined;
    const own = group.users ?? [];
    const all = () =>
      users
        .list()
        .map((user) => user.id)
        .toSorted((one, other) => one - other);
    return {
      id,
      strategy: ringStrategy(group.strategy),
      members: own.length > 0 ? own : all(),
      ringSeconds: this.#ringing(group.ring_time ?? 0),
      onward: finalDestination(group.final_dst_type, group.final_dst_id, id),
    };
  }

  ivr(id: number): IvrFacts | undefined {
    const ivr = this.#core.store.tables.ivrs.get(id);
    if (!ivr) return undefined;
    return {
      waitSeconds: (ivr.timeout ?? MENU_SECONDS) * Math.max(1, ivr.repeats ?? 1),
      onward: finalDestination(ivr.final_dst_type, ivr.final_dst_id, id),
    };
  }

  /** The menu has extensions, as those of the story do, or numbers (ledger N-67). */
  key(ivr: number, key: string): Destination | undefined {
    const field = fieldOfKey(key);
    const target = field && this.#core.store.tables.ivrs.get(ivr)?.[field];
    return typeof target === 'string' ? leadsTo(this.#core.store, target) : undefined;
  }

  hasConference(id: number): boolean {
    return this.#core.store.tables.conferences.get(id) !== undefined;
  }

  internalNumber(place: Destination): string | undefined {
    return internalNumber(this.#core.store, place);
  }

  number(number: string): NumberFacts {
    const { settings, store } = this.#core;
    const { answerSeconds, ringSeconds } = settings;
    if (leadsNowhere(store, number)) return { kind: 'refuses', afterSeconds: 1, cause: 'Unallocated Number' };
    const test = testNumberEnding(number);
    if (!test) return { kind: 'answers', afterSeconds: answerSeconds };
    if (test.rings) return { kind: 'never-answers', ringSeconds };
    return { kind: 'refuses', afterSeconds: 1, cause: test.cause };
  }

  #ringing(seconds: number): number {
    return seconds > 0 ? seconds : this.#core.settings.ringSeconds;
  }
}
