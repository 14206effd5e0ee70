import type { User } from '../generated/schema.ts';
import type { PlatformCore } from '../platform/core.ts';

/** Whether a user is rung, talks, or has placed a call. */
export function isBusy({ store: { tables } }: PlatformCore, userId: number): boolean {
  return (
    tables.calls.hash.get('owner_id')!.find(userId).length > 0 ||
    tables.calls.hash.get('party_id')!.find(userId).length > 0 ||
    tables.call_legs.hash.get('user_id')!.find(userId).length > 0
  );
}

/** Whether a call can reach the user at all: active, not in do not disturb, with a phone online. */
export function isReachable({ store }: PlatformCore, user: User): boolean {
  return user.active !== false && user.dnd !== true && (store.tables.accounts.get(user.id)?.phones ?? 0) > 0;
}

/** Of these users, those whose phones can ring now, in the same order. */
export function ringable(context: PlatformCore, userIds: Iterable<number>, skipBusy: boolean): User[] {
  const users: User[] = [];
  for (const id of userIds) {
    const user = context.store.tables.users.get(id);
    if (!user || !isReachable(context, user)) continue;
    if (isBusy(context, id) && (skipBusy || user.cw !== true)) continue;
    users.push(user);
  }
  return users;
}
