import { knownCodes } from '../../../assumptions/assumptions.ts';
import type { Platform } from '../../../platform/platform.ts';

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

const typeCodes = knownCodes['final_dst_type']!;

/** The users whose phones are online, by the records of the platform. */
export function membersOf({ store: { tables } }: Platform): Member[] {
  const menu = tables.ddis.find(({ target_type: type }) => type === typeCodes['I']);
  return tables.users.list().flatMap((user): Member[] => {
    if (!tables.accounts.get(user.id)?.phones || !user.ext) return [];
    const own = tables.ddis.find(
      ({ target_type: type, target_id: target }) => type === typeCodes['U'] && target === user.id,
    );
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
    const numbers = tables.ddis
      .list()
      .filter(({ target_type: type, target_id: target }) => type === typeCodes['Q'] && target === queue.id);
    return {
      id: queue.id,
      dialled: numbers.length > 0 ? numbers.map(({ id }) => id) : [String(queue.number)],
      agents: members.filter(({ id }) => joined.has(id)),
      ringTime: queue.ring_time ?? 20,
      retry: queue.retry ?? 5,
      maxWait: queue.max_wait_time ?? 120,
      wrapUp: queue.wrap_up_time ?? 0,
      hasVoicemail: queue.final_dst_type === typeCodes['V'],
      isRecorded: queue.monitor === knownCodes['monitor']!['A'],
    };
  });
}
