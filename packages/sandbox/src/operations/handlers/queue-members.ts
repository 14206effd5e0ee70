import { membersOf, setMember } from '../../platform/exchange/queue-members.ts';
import type { Queue, QueueUser } from '../../generated/schema.ts';
import { chooseFields } from '../generic/choose-fields.ts';
import { list } from '../generic/list.ts';
import { notFound } from '../generic/not-found.ts';
import { present } from '../generic/present.ts';
import type { CollectionQuery } from '../generic/read-selection.ts';
import { invalid } from '@telephony/http';
import type { Platform } from '../../platform/platform.ts';
import type { AnyRequest, HandlersOf } from '../generic/handler.ts';

/** Queues with their agents, who join and leave. */
export const queueMemberHandlers: HandlersOf<'listQueues' | 'getQueue' | 'updateQueueMembers'> = {
  listQueues: list('queues', {
    include: ({ platform }, queue, names) => (names.includes('users') ? withUsers(platform, queue) : queue),
  }),
  getQueue: (request) => {
    const queue = request.platform.store.tables.queues.get(request.path.id);
    if (!queue) throw notFound();
    return { status: 200, body: { data: shownQueue(request, queue, request.query), links: {} } };
  },
  updateQueueMembers(request) {
    const { platform, path, body } = request;
    const { queues, users: known } = platform.store.tables;
    const queue = queues.get(path.id);
    if (!queue) throw notFound();
    for (const [index, { id }] of body.users.entries()) {
      if (!known.get(id)) throw invalid(`body.users[${index}].id`, 'is not the ID of a user');
    }
    for (const { id, status } of body.users) setMember(platform.store, queue.id, id, status);
    const users = membersOf(platform.store, queue.id).map((member) => member.user_id);
    queues.patch(queue.id, { users });
    platform.exchange.perform({ kind: 'look-again' });
    return {
      status: 200,
      body: { data: shownQueue(request, { ...queue, users }, request.query), links: {} },
    };
  },
};

/** A queue as one record: with its agents as objects where `include` asks for them, and the fields that are asked for. */
function shownQueue({ platform, operation }: AnyRequest, queue: Queue, query: CollectionQuery): Queue {
  const included = (query.include ?? '').split(',').includes('users');
  const shown = present(platform.contract, operation, included ? withUsers(platform, queue) : queue);
  const [chosen = shown] = chooseFields([shown], operation, query);
  return { ...chosen, id: queue.id };
}

/** The agents as objects (ledger O-24, O-62). `status` is true for an agent who has joined. */
function withUsers({ store }: Platform, queue: Queue): Queue {
  const users = membersOf(store, queue.id).map(({ user_id: id, joined }): QueueUser => {
    const user = store.tables.users.get(id);
    return {
      id,
      first_name: user?.first_name ?? null,
      last_name: user?.last_name ?? null,
      status: joined,
    };
  });
  return { ...queue, users };
}
