import { destroyTokensOf } from '../../platform/accounts/tokens.ts';
import { bulkUpdate } from '../generic/bulk-update.ts';
import { list } from '../generic/list.ts';
import { notFound } from '../generic/not-found.ts';
import { read } from '../generic/read.ts';
import { Refusal } from '@telephony/http';
import type { Platform } from '../../platform/platform.ts';
import type { HandlersOf } from '../generic/handler.ts';
import { sessionOf } from './session-of.ts';

/** Users, their roles, and the customer account that they belong to. */
export const userHandlers: HandlersOf<
  | 'listAclRoles'
  | 'getAclRole'
  | 'listUsers'
  | 'getUser'
  | 'bulkUpdateUsers'
  | 'deleteUser'
  | 'getUserAudio'
  | 'deleteUserAudio'
  | 'deleteCustomer'
> = {
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
    const { platform, path } = request;
    const user = platform.store.tables.users.get(path.id);
    if (!user) throw notFound();
    if (user.is_root === true || user.id === sessionOf(request).user.id) {
      throw new Refusal(403, 'The root administrator and the user of the token cannot be deleted');
    }
    forgetUser(platform, user.id);
    return { status: 204, body: undefined };
  },

  getUserAudio({ platform, path }) {
    const user = platform.store.tables.users.get(path.id);
    if (!user || user.audio === false) throw notFound();
    return { status: 200, body: { data: { id: user.id }, links: {} } };
  },

  deleteUserAudio({ platform, path }) {
    if (!platform.store.tables.users.patch(path.id, { audio: false })) throw notFound();
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
};

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
