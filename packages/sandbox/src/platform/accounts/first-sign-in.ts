import { accountsOf, type Platform } from '../platform.ts';

/** Token and sign-in of a user of the story, as they are now. */
export interface SignIn {
  /** A token that never expires. */
  token: string;
  /** Whose token it is. */
  name: string;
  email: string;
  password: string;
}

/** The first token that never expires, and the sign-in of its user; undefined when nobody has one any more. */
export function signInOf({ store: { tables } }: Platform): SignIn | undefined {
  for (const token of tables.tokens.values()) {
    const [user, account] = [tables.users.get(token.user_id), tables.accounts.get(token.user_id)];
    if (token.idle !== 0 || !user?.email || !account) continue;
    const name = `${user.first_name ?? ''} ${user.last_name ?? ''}`.trim();
    return { token: token.id, name, email: user.email, password: account.password };
  }
  return undefined;
}

/** The sign-in of each account, the first one first. */
export function signInsOf(platform: Platform): (SignIn | undefined)[] {
  return accountsOf(platform).map(signInOf);
}
