import { rolesOf } from '../../platform/accounts/access.ts';
import type { User } from '../../generated/schema.ts';
import { invalid, Refusal } from '@telephony/http';
import { accountsOf, type Platform } from '../../platform/platform.ts';
import { signInOf } from '../../platform/accounts/first-sign-in.ts';
import type { ControlHandlers } from '../shared/control-handler.ts';
import { userState, userStates } from '../shared/user-state.ts';

type UserId =
  | 'listUserStates'
  | 'updateUserState'
  | 'getSignIn'
  | 'listAccounts'
  | 'listMails'
  | 'deleteMails';

export const userHandlers: ControlHandlers<UserId> = {
  listUserStates: ({ platform }) => {
    const data = userStates(platform);
    return { status: 200, body: { data, total: data.length } };
  },
  updateUserState: ({ platform, path: { id }, body }) => {
    const { phones, picks_up: picksUp, roles, password, ...members } = body;
    const { users, accounts } = platform.store.tables;
    const user = users.get(id);
    if (!user) throw new Refusal(404, `There is no user ${id}.`);
    const changed = users.put({
      ...user,
      ...members,
      ...(roles === undefined ? {} : { roles: namedRoles(platform, roles) }),
      ...(phones === undefined ? {} : { nb_sip_locations: phones }),
    });
    accounts.patch(id, {
      ...(phones === undefined ? {} : { phones }),
      ...(picksUp === undefined ? {} : { picks_up: picksUp }),
      ...(password === undefined ? {} : { password }),
    });
    platform.exchange.perform({ kind: 'look-again' });
    return { status: 200, body: userState(platform, changed) };
  },
  getSignIn: ({ platform }) => {
    const body = signInOf(platform);
    if (!body) throw new Refusal(404, 'No user has a token that never expires.');
    return { status: 200, body };
  },
  listAccounts: ({ all }) => {
    const data = accountsOf(all).map((one) => ({ number: one.account, sign_in: signInOf(one) ?? null }));
    return { status: 200, body: { data, total: data.length } };
  },
  listMails: ({ platform }) => {
    const data = platform.store.tables.mails.list();
    return { status: 200, body: { data, total: data.length } };
  },
  deleteMails: ({ platform }) => {
    platform.store.tables.mails.clear();
    return { status: 204, body: undefined };
  },
};

/** The ACL roles with these names, as users carry them. */
function namedRoles({ store }: Platform, names: string[]): NonNullable<User['roles']> {
  const known = store.tables.aclroles.list();
  return names.map((name, index) => {
    const role = known.find((one) => rolesOf([one]).includes(name));
    if (!role) throw invalid(`body.roles[${index}]`, 'is not an ACL role of the account');
    return role;
  });
}
