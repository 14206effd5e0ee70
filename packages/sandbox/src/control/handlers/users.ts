import { invalid, listed, Refusal } from '@telephony/http';
import type { Duration, SignIn } from '../../generated/control.ts';
import type { User } from '../../generated/schema.ts';
import { LAST_MOMENT, momentOf, timestamp } from '../../infrastructure/timestamp.ts';
import { entryOf } from '../../operations/generic/write.ts';
import { checkWritten } from '../../platform/checks/links.ts';
import { issueApiToken, roleNames, accountSignIn } from '../../platform/accounts.ts';
import { accountsOf, type Platform } from '../../platform/platform.ts';
import type { ControlHandlers, ControlId, ControlRequest } from '../shared/control-handler.ts';
import { clockState, userState, userStates } from '../shared/shown-state.ts';

export const userHandlers = {
  listUserStates: ({ platform }) => listed(userStates(platform)),
  updateUserState: ({ platform, path: { id }, body }) => {
    const { phones, picks_up: picksUp, roles, password, ...members } = body;
    const { users, accounts } = platform.store.tables;
    const user = users.get(id);
    if (!user) throw new Refusal(404, `There is no user ${id}.`);
    checkWritten(platform, entryOf('users', 'body', body, user, false));
    const changed = users.put({
      ...user,
      ...members,
      ...(roles === undefined ? {} : { roles: namedRoles(platform, roles) }),
      ...(phones === undefined ? {} : { nb_sip_locations: phones }),
    });
    accounts.patch(id, {
      ...(phones !== undefined && { phones }),
      ...(picksUp !== undefined && { picks_up: picksUp }),
      ...(password !== undefined && { password }),
    });
    platform.exchange.perform({ kind: 'look-again' });
    return { status: 200, body: userState(platform, changed) };
  },
  getSignIn: ({ platform }) => {
    const body = accountSignIn(platform);
    if (!body) throw new Refusal(404, 'No user has a token that never expires.');
    return { status: 200, body };
  },
  listAccounts: ({ first }) =>
    listed(accountsOf(first).map((one) => ({ number: one.account, sign_in: accountSignIn(one) ?? null }))),
  listMails: ({ platform }) => listed(platform.store.tables.mails.list()),
  deleteMails: ({ platform }) => {
    platform.store.tables.mails.clear();
    return { status: 204, body: undefined };
  },
  createUserToken: ({ platform, path: { id } }) => ({ status: 200, body: userToken(platform, id) }),

  getClock: ({ platform }) => ({ status: 200, body: clockState(platform) }),
  advanceClock: async (request) => {
    const { clock } = request.platform;
    const milliseconds = millisecondsOf(request.body ?? {});
    if (clock.now() + milliseconds > LAST_MOMENT)
      throw invalid('body', `must end before ${timestamp(LAST_MOMENT)}`);
    await clock.advance(milliseconds);
    return clockResponse(request);
  },
  setClock: async (request) => {
    const { clock } = request.platform;
    const { time } = request.body;
    const moment = momentOf(time);
    if (Number.isNaN(moment) || timestamp(moment) !== time)
      throw invalid('body.time', 'must be a time such as 2026-11-20 16:06:00');
    if (moment < clock.now()) throw invalid('body.time', `must not be before ${timestamp(clock.now())}`);
    await clock.set(moment);
    return clockResponse(request);
  },
  runClock: (request) => {
    request.platform.clock.run(request.body.mode);
    return clockResponse(request);
  },
} satisfies Partial<ControlHandlers>;

function namedRoles({ store }: Platform, names: string[]): NonNullable<User['roles']> {
  const known = store.tables.aclroles.list();
  return names.map((name, index) => {
    const role = known.find((one) => roleNames([one]).includes(name));
    if (!role) throw invalid(`body.roles[${index}]`, 'is not an ACL role of the account');
    return role;
  });
}

function userToken(platform: Platform, userId: number): SignIn {
  const { users, accounts, tokens } = platform.store.tables;
  const [user, account] = [users.get(userId), accounts.get(userId)];
  if (!user || !account) throw new Refusal(404, `There is no user ${userId}.`);
  const known = tokens.by('user_id', userId).find(({ idle }) => idle === 0);
  const token = known ?? issueApiToken(platform, userId, { name: 'Sandbox' });
  const { name, email } = userState(platform, user);
  return { token: token.id, name, email: email ?? '', password: account.password };
}

function clockResponse({ platform, streams }: ControlRequest<ControlId>) {
  for (const stream of streams) stream.sendClock();
  return { status: 200 as const, body: clockState(platform) };
}

function millisecondsOf({
  milliseconds = 0,
  seconds = 0,
  minutes = 0,
  hours = 0,
  days = 0,
}: Duration): number {
  return Math.round(milliseconds + 1000 * (seconds + 60 * (minutes + 60 * (hours + 24 * days))));
}
