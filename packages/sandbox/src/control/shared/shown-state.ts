import { roleNames } from '../../platform/accounts.ts';
import type { Clock, JournalEntry, LiveCall, UserState } from '../../generated/control.ts';
import type { Call, User } from '../../generated/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { timestamp } from '../../infrastructure/timestamp.ts';
import { fullName } from '../../platform/exchange/directory.ts';
import { presentAs } from '../../operations/generic/present.ts';
import type { Delivery } from '../../delivery/delivery.ts';

export function userState({ store }: Platform, user: User): UserState {
  const account = store.tables.accounts.get(user.id);
  return {
    id: user.id,
    name: fullName(user) ?? `User ${user.id}`,
    ext: user.ext ?? null,
    email: user.email ?? null,
    phones: account?.phones ?? 0,
    picks_up: account?.picks_up ?? true,
    roles: roleNames(user.roles),
    two_factor_auth: user.two_factor_auth == null ? null : String(user.two_factor_auth),
    dnd: user.dnd ?? false,
    active: user.active ?? true,
  };
}

export function userStates(platform: Platform): UserState[] {
  return platform.store.tables.users.list().map((user) => userState(platform, user));
}

export function clockState({ clock }: Pick<Platform, 'clock'>): Clock {
  const [milliseconds, next] = [clock.now(), clock.nextTime()];
  return {
    now: timestamp(milliseconds),
    milliseconds,
    mode: clock.mode,
    next: next === undefined ? null : timestamp(next),
  };
}

export function liveCall({ contract }: Platform, call: Call): LiveCall {
  return presentAs(contract, 'getCall', call) as LiveCall;
}

export function journalEntry({ due, event, sent = event, ...delivery }: Delivery): JournalEntry {
  return { ...delivery, event: sent, due: due === null ? null : timestamp(due) };
}
