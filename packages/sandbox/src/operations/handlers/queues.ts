import type { Queue, QueueUser } from '../../generated/schema.ts';
import { queueMembers, setMember } from '../../platform/exchange/store-facts.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CollectionQuery } from '../query/select.ts';
import { checkWritten } from '../../platform/checks/links.ts';
import { nextInternalNumber } from '../generic/check-numbers.ts';
import { type AnyRequest, dataResponse, type Handlers } from '../generic/handler.ts';
import { chooseFields } from '../generic/list.ts';
import { present, recordInPath } from '../generic/present.ts';
import { resource } from '../generic/resource.ts';
import { entryOf } from '../generic/write.ts';

export const queueHandlers = {
  ...resource('queues', 'Queue', {
    include: ({ platform }, queue, names) => (names.includes('users') ? withUsers(platform, queue) : queue),
    renamed: { moh_id: 'moh', ivr_id: 'ivr' },
    ddisTo: 'Q',
    set: ({ platform, body }, { number }) => ({
      number: number ?? nextInternalNumber(platform, 'queues'),
      users: agentsOf(body.users).map(({ id }) => id),
    }),
    after({ platform, body }, { id }) {
      for (const agent of agentsOf(body.users)) setMember(platform.store, id, agent.id, agent.joined);
    },
  }),
  getQueue: (request) => queueResponse(request, recordInPath('queues', request)),
  updateQueueMembers(request) {
    const { platform, body } = request;
    const { store } = platform;
    const queue = recordInPath('queues', request);
    checkWritten(platform, entryOf('queues', 'body', body, queue, false));
    for (const { id, status } of body.users) setMember(store, queue.id, id, status);
    const users = queueMembers(store, queue.id).map((member) => member.user_id);
    store.tables.queues.patch(queue.id, { users });
    platform.exchange.perform({ kind: 'look-again' });
    return queueResponse(request, { ...queue, users });
  },
} satisfies Partial<Handlers>;

function queueResponse(request: AnyRequest & { query: CollectionQuery }, queue: Queue) {
  const { platform, operation, query } = request;
  const included = (query.include ?? '').split(',').includes('users');
  const shown = present(platform.contract, operation, included ? withUsers(platform, queue) : queue);
  const [chosen = shown] = chooseFields([shown], operation, query);
  return dataResponse(200, { ...chosen, id: queue.id });
}

// Agents are objects then (ledger O-24, O-62), whose `status` says whether they have joined.
function withUsers({ store }: Platform, queue: Queue): Queue {
  const users = queueMembers(store, queue.id).map(({ user_id: id, joined }): QueueUser => {
    const { first_name = null, last_name = null } = store.tables.users.get(id) ?? {};
    return { id, first_name, last_name, status: joined };
  });
  return { ...queue, users };
}

// An object has the ID of a user and a boolean for being logged in by default. The names of both are unknown (ledger N-60):
// `id` or `user_id` is read, and the first boolean.
function agentsOf(users: object[] = []): { id: number; joined: boolean }[] {
  return users.map((agent) => {
    const { id, user_id: userId } = agent as { id?: unknown; user_id?: unknown };
    const joined = Object.values(agent).find((value) => typeof value === 'boolean');
    return { id: Number(id ?? userId), joined: joined ?? true };
  });
}
