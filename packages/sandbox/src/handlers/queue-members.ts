import { membersOf, setMember } from '../calls/queue-members.ts';
import type { Queue, QueueUser } from '../generated/schema.ts';
import { list } from '../generic/list.ts';
import { notFound } from '../generic/not-found.ts';
import { present } from '../generic/present.ts';
import { invalid } from '../http/refusal.ts';
import type { Platform } from '../platform/platform.ts';
import type { HandlersOf } from './handler.ts';

/** Queues with their agents, who join and leave. */
export const queueMemberHandlers: HandlersOf<'listQueues' | 'getQueue' | 'updateQueueMembers'> = {
  listQueues: list('queues', {
    include: ({ platform }, queue, names) => (names.includes('users') ? withUsers(platform, queue) : queue),
  }),
  getQueue({ platform, operation, path, query }) {
    const queue = platform.store.tables.queues.get(path.id);
    if (!queue) throw notFound();
    const included = (query.include ?? '').split(',').includes('users');
    const shown = present(platform.contract, operation, included ? withUsers(platform, queue) : queue);
    return { status: 200, body: { data: { ...shown, id: queue.id }, links: {} } };
  },
  updateQueueMembers({ platform, path, body: { users = [] } }) {
    const { queues, users: known } = platform.store.tables;
    const queue = queues.get(path.id);
    if (!queue) throw notFound();
    const changes = users.map(({ id, status }, index) => {
      if (!known.get(id)) throw invalid(`body.users[${index}].id`, 'is not the ID of a user');
      return { id, joined: joinedBy(status, index) };
    });
    for (const { id, joined } of changes) setMember(platform.store, queue.id, id, joined);
    const members = membersOf(platform.store, queue.id).map((member) => member.user_id);
    queues.patch(queue.id, { users: members });
    return { status: 200, body: {} };
  },
};

/** The agents as objects (ledger O-24). `status` is 1 for an agent who has joined, as in the examples. */
function withUsers({ store }: Platform, queue: Queue): Queue {
  const users = membersOf(store, queue.id).map(({ user_id: id, joined }): QueueUser => {
    const user = store.tables.users.get(id);
    return {
      id,
      first_name: user?.first_name ?? null,
      last_name: user?.last_name ?? null,
      status: joined ? 1 : 0,
    };
  });
  return { ...queue, users };
}

/** Whether a `status` means that the agent joins (ledger O-50). Throws Refusal 400 for what is neither. */
function joinedBy(status: unknown, index: number): boolean {
  const text = String(status).toLowerCase();
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  throw invalid(`body.users[${index}].status`, 'must be 1 to join or 0 to leave');
}
