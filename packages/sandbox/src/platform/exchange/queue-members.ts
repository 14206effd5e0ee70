import type { Store } from '../core/store.ts';
import type { QueueMember } from '../../generated/control.ts';

/** The agents of a queue, in the order of their ids. */
export function membersOf({ tables }: Store, queueId: number): readonly QueueMember[] {
  return tables.queue_members.hash
    .get('queue_id')!
    .find(queueId)
    .toSorted((a, b) => a.user_id - b.user_id);
}

/** Lets a user join or leave a queue. A user who is not a queue member becomes one (ledger O-50). */
export function setMember({ tables }: Store, queueId: number, userId: number, joined: boolean): QueueMember {
  const id = `${queueId}:${userId}`;
  return tables.queue_members.put({ id, queue_id: queueId, user_id: userId, joined });
}
