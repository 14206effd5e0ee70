import { invalid } from '@telephony/http';
import { create, update, type WriteOptions } from '../generic/write.ts';
import { assignDdis, checkInternalNumber, checkStrategy, ddisOf } from '../generic/check-numbers.ts';
import { freeInternalNumber } from '../../platform/exchange/numbers.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AnyRequest, Handlers } from '../generic/handler.ts';
import { membersOf, setMember } from '../../platform/exchange/store-facts.ts';
import type { Queue, QueueUser } from '../../generated/schema.ts';
import { chooseFields, type CollectionQuery, dictionary, list } from '../generic/list.ts';
import { named, present, read } from '../generic/present.ts';
import { remove } from '../generic/remove.ts';

const FIRST_IVR = 2500;

const writeIvr: WriteOptions<'ivrs', 'createIvr' | 'updateIvr'> = {
  check({ platform, body }, old) {
    const { number } = body as { number?: number };
    checkInternalNumber(platform, number, old && `ivrs:${old.id}`);
    ddisOf(platform, body.ddis);
  },
  set: ({ platform }, { number }) => ({ number: number ?? freeInternalNumber(platform, FIRST_IVR) }),
  after({ platform, body }, { id }) {
    assignDdis(platform, body.ddis, { type: 'I', id });
  },
};

export const ivrHandlers = {
  listIvrs: list('ivrs'),
  createIvr: create('ivrs', writeIvr),
  getIvr: read('ivrs'),
  updateIvr: update('ivrs', writeIvr),
  listCallFlows: list('callflows'),
  getCallFlow: read('callflows'),
} satisfies Partial<Handlers>;

const FIRST_RING_GROUP = 2400;

const writeRingGroup: WriteOptions<'ringgroups', 'createRingGroup' | 'updateRingGroup'> = {
  check({ platform, body }, old) {
    checkInternalNumber(platform, body.number, old && `ringgroups:${old.id}`);
    checkStrategy(body.strategy, 'body.strategy');
    ddisOf(platform, body.ddis);
    for (const [index, id] of (body.users ?? []).entries()) {
      if (!platform.store.tables.users.get(id))
        throw invalid(`body.users[${index}]`, 'is not the ID of a user');
    }
  },
  set: ({ platform, body }, { number }, old) => ({
    number: number ?? freeInternalNumber(platform, FIRST_RING_GROUP),
    users: [...new Set(body.users ?? old?.users)],
  }),
  after({ platform, body }, { id }) {
    assignDdis(platform, body.ddis, { type: 'R', id });
  },
};

export const ringGroupHandlers = {
  listRingGroups: list('ringgroups'),
  createRingGroup: create('ringgroups', writeRingGroup),
  listRingGroupDictionaries: dictionary('listRingGroupDictionaries'),
  getRingGroup: read('ringgroups'),
  updateRingGroup: update('ringgroups', writeRingGroup),
  deleteRingGroup: remove('ringgroups'),
  listPickupGroups: list('pickupgroups'),
  getPickupGroup: read('pickupgroups'),
} satisfies Partial<Handlers>;

export const queueMemberHandlers = {
  listQueues: list('queues', {
    include: ({ platform }, queue, names) => (names.includes('users') ? withUsers(platform, queue) : queue),
  }),
  getQueue: (request) => {
    const data = shownQueue(request, named('queues', request), request.query);
    return { status: 200, body: { data, links: {} } };
  },
  updateQueueMembers(request) {
    const { platform, body } = request;
    const { queues, users: known } = platform.store.tables;
    const queue = named('queues', request);
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
} satisfies Partial<Handlers>;

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

const FIRST_NUMBER = 2200;

export const queueHandlers = {
  createQueue: create('queues', {
    renamed: { moh_id: 'moh', ivr_id: 'ivr' },
    check({ platform, body }) {
      checkInternalNumber(platform, body.number);
      checkStrategy(body.ring_strategy, 'body.ring_strategy');
      ddisOf(platform, body.ddis);
      agentsOf(platform, body.users);
    },
    set: ({ platform, body }, { number }) => ({
      number: number ?? freeInternalNumber(platform, FIRST_NUMBER),
      users: [...new Set(agentsOf(platform, body.users).map(({ id }) => id))],
    }),
    after({ platform, body }, { id }) {
      assignDdis(platform, body.ddis, { type: 'Q', id });
      for (const agent of agentsOf(platform, body.users)) {
        setMember(platform.store, id, agent.id, agent.joined);
      }
    },
  }),
} satisfies Partial<Handlers>;

/**
 * The users of a new queue: objects with the id of a user and a boolean that marks the user as logged in by default.
 * Their names are unknown (ledger N-60), so it reads `id` or `user_id`, and the first boolean it finds, else true.
 */
function agentsOf({ store }: Platform, users: object[] = []): { id: number; joined: boolean }[] {
  return users.map((user, index) => {
    const { id, user_id: userId } = user as { id?: unknown; user_id?: unknown };
    const found = store.tables.users.get(Number(id ?? userId));
    if (!found) throw invalid(`body.users[${index}].id`, 'is not the ID of a user');
    const joined = Object.values(user).find((value) => typeof value === 'boolean');
    return { id: found.id, joined: joined ?? true };
  });
}
