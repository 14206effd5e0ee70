import { letterOf } from '../../platform/store.ts';
import type { Ddi } from '../../generated/schema.ts';
import type { Platform } from '../../platform/platform.ts';

/** A user with a phone. */
export interface Member {
  id: number;
  ext: string;
  /** Shown to numbers that the user calls. */
  cli: string;
  /** The number that outside callers dial: the user's own, else that of the menu. */
  dialled: string;
  /** Whether a menu comes before the phone. */
  isBehindMenu: boolean;
  /** Seconds that the phone rings. */
  ringTime: number;
  hasVoicemail: boolean;
  isRecorded: boolean;
  /** From when on the phone is free, in milliseconds since 1970. */
  freeAt: number;
}

/** A queue and its agents. Times are in seconds. */
export interface StaffedQueue {
  id: number;
  /** The numbers that lead to it. */
  dialled: string[];
  agents: Member[];
  ringTime: number;
  retry: number;
  maxWait: number;
  wrapUp: number;
  hasVoicemail: boolean;
  isRecorded: boolean;
}

/** Whether a number leads to a user (U), a menu (I) or a queue (Q): to that one, or to any. */
function leadsTo({ target_type: type, target_id: target }: Ddi, kind: 'U' | 'I' | 'Q', id = target): boolean {
  return letterOf('final_dst_type', type) === kind && target === id;
}

/** The users whose phones are online, by the records of the platform. */
export function membersOf({ store: { tables } }: Platform): Member[] {
  const menu = tables.ddis.find((ddi) => leadsTo(ddi, 'I'));
  return tables.users.list().flatMap((user): Member[] => {
    if (!tables.accounts.get(user.id)?.phones || !user.ext) return [];
    const own = tables.ddis.find((ddi) => leadsTo(ddi, 'U', user.id));
    return [
      {
        id: user.id,
        ext: user.ext,
        cli: user.cli ?? user.ext,
        dialled: own?.id ?? menu?.id ?? user.ext,
        isBehindMenu: own === undefined && menu !== undefined,
        ringTime: Number(user.ring_time ?? 20),
        hasVoicemail: user.final_dst_type === 'V',
        isRecorded: user.monitor === 'A',
        freeAt: 0,
      },
    ];
  });
}

/** The queues with the agents who have joined them. */
export function queuesOf({ store: { tables } }: Platform, members: readonly Member[]): StaffedQueue[] {
  return tables.queues.list().map((queue) => {
    const joined = new Set(
      tables.queue_members.list().flatMap((one) => (one.queue_id === queue.id ? [one.user_id] : [])),
    );
    const numbers = tables.ddis.list().filter((ddi) => leadsTo(ddi, 'Q', queue.id));
    return {
      id: queue.id,
      dialled: numbers.length > 0 ? numbers.map(({ id }) => id) : [String(queue.number)],
      agents: members.filter(({ id }) => joined.has(id)),
      ringTime: queue.ring_time ?? 20,
      retry: queue.retry ?? 5,
      maxWait: queue.max_wait_time ?? 120,
      wrapUp: queue.wrap_up_time ?? 0,
      hasVoicemail: letterOf('final_dst_type', queue.final_dst_type) === 'V',
      isRecorded: letterOf('monitor', queue.monitor) === 'A',
    };
  });
}
