import { Refusal } from '@telephony/http';
import { destroyTokensOf } from '../../platform/accounts.ts';
import { bulkUpdate } from '../generic/remove.ts';
import { list } from '../generic/list.ts';
import { found, type Handlers, notFound, sessionOf } from '../generic/handler.ts';
import { named, read, subResource } from '../generic/present.ts';
import type { Platform } from '../../platform/platform.ts';
import { maximumPageSize } from '../../assumptions/assumptions.ts';
import { e164 } from '../../platform/exchange/numbers.ts';
import type { Cdr, Sms } from '../../generated/schema.ts';

/** What belongs to a user. A user that is not there has nothing: 404 is not listed (ledger N-46, N-71). */
export const userRecordHandlers = {
  listUserCdrs({ platform, path }) {
    const own = platform.store.tables.cdrs.by('user_id', path.id);
    const cdrs = own.toSorted(byDate).slice(-maximumPageSize);
    return { status: 200, body: subResource(platform, 'listCdrs', cdrs) };
  },

  listUserChatMessages({ platform, path }) {
    const messages = platform.store.tables.chatmsgs
      .list()
      .filter(({ user_id: userId }) => userId === path.id);
    const shown = messages.map(({ user_id: _userId, ...message }) => message);
    return { status: 200, body: subResource(platform, 'listUserChatMessages', shown) };
  },

  listUserContacts({ platform, path }) {
    const contacts = platform.store.tables.contacts
      .list()
      .filter(({ user_id: userId }) => userId === path.id);
    return { status: 200, body: subResource(platform, 'listContacts', contacts) };
  },

  listUserSmsThreadMessages({ platform, path }) {
    return { status: 200, body: subResource(platform, 'listSms', thread(platform, path)) };
  },

  listUserSmsThreads({ platform, path }) {
    return { status: 200, body: subResource(platform, 'listSms', thread(platform, path)) };
  },
} satisfies Partial<Handlers>;

const byDate = (one: Cdr, other: Cdr): number => {
  return (one.calldate ?? '').localeCompare(other.calldate ?? '') || one.id - other.id;
};

function thread({ store }: Platform, { id, from, to }: { id: number; from?: unknown; to?: unknown }): Sms[] {
  // A sender may be a name.
  const party = (value: unknown) => e164(value) ?? String(value);
  const [one, other] = [party(from), party(to)];
  return store.tables.sms.list().filter((sms) => {
    const [sender, receiver] = [party(sms.from), party(sms.to)];
    const between = (sender === one && receiver === other) || (sender === other && receiver === one);
    return sms.user_id === id && between;
  });
}

export const userHandlers = {
  listAclRoles: list('aclroles'),
  getAclRole: read('aclroles'),
  listUsers: list('users'),
  getUser: read('users'),

  bulkUpdateUsers: bulkUpdate('users', {
    change: (_, { location_id: location, groups }) => ({
      ...(typeof location === 'number' && { location_id: String(location) }),
      ...(Array.isArray(groups) && { groups: groups }),
    }),
  }),

  deleteUser(request) {
    const user = named('users', request);
    if (user.is_root === true || user.id === sessionOf(request).user.id) {
      throw new Refusal(403, 'The root administrator and the user of the token cannot be deleted');
    }
    forgetUser(request.platform, user.id);
    return { status: 204, body: undefined };
  },

  getUserAudio({ platform, path }) {
    const user = platform.store.tables.users.get(path.id);
    if (!user || user.audio === false) throw notFound();
    return { status: 200, body: { data: { id: user.id }, links: {} } };
  },

  deleteUserAudio({ platform, path }) {
    found(platform.store.tables.users.patch(path.id, { audio: false }));
    return { status: 204, body: undefined };
  },

  deleteCustomer(request) {
    const { users, accounts, challenges, tokens } = request.platform.store.tables;
    const { user } = sessionOf(request);
    if (request.path.id !== (user.customer ?? user.customer_id_id)) throw new Refusal(403, 'Access denied');
    tokens.clear();
    challenges.clear();
    accounts.clear();
    for (const { id } of users.list()) users.patch(id, { active: false });
    return { status: 204, body: undefined };
  },
} satisfies Partial<Handlers>;

/** Removes a user from everything that refers to it; records of past calls stay (ledger N-74). */
function forgetUser(platform: Platform, id: number): void {
  platform.exchange.perform({ kind: 'remove-user', user: id });
  const { accounts, challenges, queues, queue_members: members, ringgroups, users } = platform.store.tables;
  destroyTokensOf(platform, id);
  for (const one of challenges.list()) if (one.user_id === id) challenges.delete(one.id);
  for (const one of members.list()) if (one.user_id === id) members.delete(one.id);
  for (const queue of queues.list()) {
    const rest = queue.users?.filter((user) => (typeof user === 'number' ? user : user.id) !== id);
    if (rest && rest.length < (queue.users?.length ?? 0)) queues.patch(queue.id, { users: rest });
  }
  for (const group of ringgroups.list()) {
    if (group.users?.includes(id))
      ringgroups.patch(group.id, { users: group.users.filter((user) => user !== id) });
  }
  accounts.delete(id);
  users.delete(id);
}
