import { maximumPageSize } from '../../assumptions/assumptions.ts';
import { subResource } from '../generic/sub-resource.ts';
import { e164 } from '../../platform/numbers/e164.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Cdr, Sms } from '../../generated/schema.ts';
import type { HandlersOf } from '../generic/handler.ts';

/** What belongs to a user. A user that is not there has nothing: 404 is not listed (ledger N-46, N-71). */
export const userRecordHandlers: HandlersOf<
  | 'listUserCdrs'
  | 'listUserChatMessages'
  | 'listUserContacts'
  | 'listUserSmsThreadMessages'
  | 'listUserSmsThreads'
> = {
  listUserCdrs({ platform, path }) {
    const own = platform.store.tables.cdrs.hash.get('user_id')!.find(path.id);
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
};

const byDate = (one: Cdr, other: Cdr): number => {
  return (one.calldate ?? '').localeCompare(other.calldate ?? '') || one.id - other.id;
};

/** The messages of a user between two numbers, both ways. */
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
