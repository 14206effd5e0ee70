import { rolesOf } from '../../platform/accounts/access.ts';
import type { UserState } from '../../generated/control.ts';
import type { User } from '../../generated/schema.ts';
import type { Platform } from '../../platform/platform.ts';

/** A user as the control plane shows them. */
export function userState({ store }: Platform, user: User): UserState {
  const account = store.tables.accounts.get(user.id);
  return {
    id: user.id,
    name: [user.first_name, user.last_name].filter((name) => name).join(' ') || `User ${user.id}`,
    ext: user.ext ?? null,
    email: user.email ?? null,
    phones: account?.phones ?? 0,
    picks_up: account?.picks_up ?? true,
    roles: rolesOf(user.roles),
    two_factor_auth: user.two_factor_auth == null ? null : String(user.two_factor_auth),
    dnd: user.dnd ?? false,
    active: user.active ?? true,
  };
}

export function userStates(platform: Platform): UserState[] {
  return platform.store.tables.users.list().map((user) => userState(platform, user));
}
