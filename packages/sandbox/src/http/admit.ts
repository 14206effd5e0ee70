import { type Credentials, Refusal, unauthorized } from '@telephony/http';
import type { PlatformOperation } from '../contract/contract.ts';
import { accountsOf, type Platform } from '../platform/platform.ts';
import { mayDo } from '../platform/accounts/access.ts';
import type { Session } from '../platform/accounts/session.ts';
import { findToken, touchToken } from '../platform/accounts/tokens.ts';

/**
 * The session of a request, in the account of its token: by `X-Auth-Token`, or by user id and token as HTTP Basic (ledger C-01).
 *
 * @throws Refusal 401 where a token is needed and there is none that is good, 403 for what the user may not do.
 */
export function admit(
  platform: Platform,
  operation: PlatformOperation,
  credentials: Credentials | undefined,
): Session | undefined {
  if (operation.access === 'none') return undefined;
  const session = credentials && sessionIn(accountsOf(platform), credentials);
  if (!session && operation.access === 'token') throw unauthorized(operation);
  if (session && !mayDo(operation, session)) throw new Refusal(403, 'Access denied');
  return session;
}

/** The session in the account that the token is of. */
function sessionIn(accounts: readonly Platform[], credentials: Credentials): Session | undefined {
  for (const account of accounts) {
    const session = sessionOf(account, credentials);
    if (session) return session;
  }
  return undefined;
}

function sessionOf(platform: Platform, { secret, user: userId }: Credentials): Session | undefined {
  const token = findToken(platform, secret);
  if (!token || (userId !== undefined && userId !== String(token.user_id))) return undefined;
  const { users, accounts } = platform.store.tables;
  const [user, account] = [users.get(token.user_id), accounts.get(token.user_id)];
  if (!user || !account || user.active === false) return undefined;
  return { platform, token: touchToken(platform, token), user, account };
}
