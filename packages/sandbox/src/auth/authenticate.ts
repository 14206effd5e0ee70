import type { IncomingHttpHeaders } from 'node:http';
import { declaredStatus } from '@telephony/contract';
import type { PlatformOperation } from '../contract/contract.ts';
import { Refusal } from '../http/refusal.ts';
import type { Platform } from '../platform/platform.ts';
import type { Session } from './session.ts';
import { findToken, touchToken } from './tokens.ts';

/**
 * The session of a request: by `X-Auth-Token`, or by user id and token as HTTP Basic (ledger C-01).
 *
 * @throws Refusal 401 where a token is needed and there is none that is good; 400 for malformed Basic (ledger O-30).
 */
export function authenticate(
  platform: Platform,
  operation: PlatformOperation,
  headers: IncomingHttpHeaders,
): Session | undefined {
  if (operation.access === 'none') return undefined;
  const session = sessionOf(platform, operation, headers);
  if (!session && operation.access === 'token') throw unauthorized(platform);
  return session;
}

function sessionOf(
  platform: Platform,
  operation: PlatformOperation,
  headers: IncomingHttpHeaders,
): Session | undefined {
  const { text, userId, malformed } = credentials(headers);
  if (malformed) throw declaredStatus(operation, 400) ? notBasic() : unauthorized(platform);
  const token = text === undefined ? undefined : findToken(platform, text);
  if (!token || (userId !== undefined && userId !== String(token.user_id))) return undefined;
  const { users, accounts } = platform.store.tables;
  const [user, account] = [users.get(token.user_id), accounts.get(token.user_id)];
  if (!user || !account || user.active === false) return undefined;
  return { token: touchToken(platform, token), user, account };
}

function credentials(headers: IncomingHttpHeaders): { text?: string; userId?: string; malformed?: boolean } {
  const header = headers['x-auth-token'];
  if (typeof header === 'string' && header !== '') return { text: header };
  const [basic, encoded = ''] = /^Basic(?:\s+(.*))?$/i.exec(headers.authorization ?? '') ?? [];
  if (basic === undefined) return {};
  const [, userId, text] = /^(\d+):(.+)$/.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? [];
  return userId === undefined || text === undefined ? { malformed: true } : { text, userId };
}

/** Where an operation does not list 400, malformed Basic is as good as no token. */
function notBasic(): Refusal {
  return new Refusal(400, 'The Authorization header is not Basic with user id and token.', [
    { field: 'Authorization', message: 'must be Basic base64(<user id>:<token>)' },
  ]);
}

/** 401 in the words of the contract's example. */
export function unauthorized({ contract }: Platform): Refusal {
  const examples = contract.operationsById.get('getMe')?.responses.get('401')?.examples;
  const [{ value } = { value: {} }] = examples?.values() ?? [];
  const { message = 'Unauthorized' } = value as { message?: string };
  return new Refusal(401, message);
}
