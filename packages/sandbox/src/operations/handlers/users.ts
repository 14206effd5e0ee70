import { Refusal } from '@telephony/http';
import { destroyTokensOf } from '../../platform/accounts.ts';
import { bulkUpdate } from '../generic/remove.ts';
import { dataResponse, type Handlers, notFound, requireRecord, requireSession } from '../generic/handler.ts';
import { partsResponse, recordInPath } from '../generic/present.ts';
import type { Platform } from '../../platform/platform.ts';
import { maximumPageSize } from '../../assumptions/assumptions.ts';
import { e164 } from '../../platform/exchange/numbers.ts';
import type { Cdr } from '../../generated/schema.ts';

export const userHandlers = {
  bulkUpdateUsers: bulkUpdate('users', {
    change: (_, { location_id: location, groups }) => ({
      ...(typeof location === 'number' && { location_id: String(location) }),
      ...(Array.isArray(groups) && { groups: groups }),
    }),
  }),

  deleteUser(request) {
    const user = recordInPath('users', request);
    if (user.is_root === true || user.id === requireSession(request).user.id) {
      throw new Refusal(403, 'The root administrator and the user of the token cannot be deleted');
    }
    forgetUser(request.platform, user.id);
    return { status: 204, body: undefined };
  },

  getUserAudio({ platform, path }) {
    const user = platform.store.tables.users.get(path.id);
    if (!user || user.audio === false) throw notFound();
    return dataResponse(200, { id: user.id });
  },

  deleteUserAudio({ platform, path }) {
    requireRecord(platform.store.tables.users.patch(path.id, { audio: false }));
    return { status: 204, body: undefined };
  },

  // A user who does not exist has no records, since 404 is not listed (ledger N-46, N-71).
  listUserCdrs({ platform, path }) {
    const cdrs = platform.store.tables.cdrs.by('user_id', path.id).toSorted(byDate);
    return partsResponse(platform, 'listCdrs', cdrs.slice(-maximumPageSize));
  },
  listUserChatMessages({ platform, path }) {
    const messages = platform.store.tables.chatmsgs.list().flatMap(({ user_id: userId, ...message }) => {
      return userId === path.id ? [message] : [];
    });
    return partsResponse(platform, 'listUserChatMessages', messages);
  },
  listUserContacts({ platform, path }) {
    const contacts = platform.store.tables.contacts.list().filter((contact) => contact.user_id === path.id);
    return partsResponse(platform, 'listContacts', contacts);
  },
  listUserSmsThreadMessages: smsThread,
  listUserSmsThreads: smsThread,

  deleteCustomer(request) {
    const { users, accounts, challenges, tokens } = request.platform.store.tables;
    const { user } = requireSession(request);
    if (request.path.id !== (user.customer ?? user.customer_id_id)) throw new Refusal(403, 'Access denied');
    tokens.clear();
    challenges.clear();
    accounts.clear();
    for (const { id } of users.list()) users.patch(id, { active: false });
    return { status: 204, body: undefined };
  },
} satisfies Partial<Handlers>;

const byDate = (one: Cdr, other: Cdr): number =>
  (one.calldate ?? '').localeCompare(other.calldate ?? '') || one.id - other.id;

interface SmsThreadRequest {
  platform: Platform;
  path: { id: number; from: unknown; to: unknown };
}

function smsThread({ platform, path }: SmsThreadRequest) {
  // A sender may be a name.
  const party = (value: unknown) => e164(value) ?? String(value);
  const [one, other] = [party(path.from), party(path.to)];
  const messages = platform.store.tables.sms.list().filter((sms) => {
    const [sender, receiver] = [party(sms.from), party(sms.to)];
    const isBetween = (sender === one && receiver === other) || (sender === other && receiver === one);
    return sms.user_id === path.id && isBetween;
  });
  return partsResponse(platform, 'listSms', messages);
}

// Records of past calls stay (ledger N-74).
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
