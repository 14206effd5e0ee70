import type { PlatformOperation } from '../../contract/contract.ts';
import { Refusal } from '@telephony/http';
import { administration } from '../../assumptions/assumptions.ts';
import type { Session } from './session.ts';

/** The role that may do everything. */
const ADMINISTRATOR = 'ADMIN';

/**
 * Refuses what the session's user may not do. The documents name no role for any operation (ledger N-05): here a user
 * without a role may do nothing that can be refused, and administration needs the administrator's role.
 *
 * @throws Refusal 403. An operation that does not list 403 is open to everybody with a token.
 */
export function authorize({ operationId, responses }: PlatformOperation, { user }: Session): void {
  if (!responses.has('403')) return;
  const roles = rolesOf(user.roles);
  if (roles.includes(ADMINISTRATOR)) return;
  if (roles.length > 0 && !administration.has(operationId)) return;
  throw new Refusal(403, 'Access denied');
}

export function rolesOf(roles: unknown): string[] {
  if (!Array.isArray(roles)) return [];
  return roles.flatMap((role: unknown) =>
    typeof role === 'object' && role !== null && '_name' in role ? [String(role['_name'])] : [],
  );
}
