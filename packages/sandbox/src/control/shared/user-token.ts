import { timestamp } from '../../ground/clock/timestamp.ts';
import type { SignIn } from '../../generated/control.ts';
import { Refusal } from '@telephony/http';
import type { Platform } from '../../platform/platform.ts';
import type { Token } from '../../platform/core/tables.ts';
import { userState } from './user-state.ts';

/** Digits of a token that is made here (ledger O-16). */
const DIGITS = 40;

/**
 * A token of a user that never expires, and the user's sign-in. It is made when the user has none.
 *
 * @throws Refusal 404 where there is no such user.
 */
export function userToken(platform: Platform, userId: number): SignIn {
  const { users, accounts, tokens } = platform.store.tables;
  const [user, account] = [users.get(userId), accounts.get(userId)];
  if (!user || !account) throw new Refusal(404, `There is no user ${userId}.`);
  const known = tokens.hash.get('user_id')!.find(userId);
  const token = known.find(({ idle }) => idle === 0) ?? issueToken(platform, userId);
  const { name, email } = userState(platform, user);
  return { token: token.id, name, email: email ?? '', password: account.password };
}

function issueToken({ clock, random, store }: Platform, userId: number): Token {
  const user = store.tables.users.get(userId);
  const id = random.hex(DIGITS);
  return store.tables.tokens.put({
    id,
    user_id: userId,
    kind: 'api',
    idle: 0,
    used: clock.now(),
    record: {
      created_at: timestamp(clock.now()),
      customer_id: user?.customer ?? user?.customer_id_id ?? null,
      expiry: 0,
      host: null,
      last_request_at: null,
      name: 'Control plane',
      token: id,
      user_agent: null,
      user_id: userId,
    },
  });
}
