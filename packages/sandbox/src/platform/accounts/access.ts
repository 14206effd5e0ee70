import type { PlatformOperation } from '../../contract/contract.ts';
import { administration } from '../../assumptions/assumptions.ts';
import type { Session } from './session.ts';

/** The role that may do everything. */
const ADMINISTRATOR = 'ADMIN';

/**
 * Whether the session's user may do something. The documents name no role for any operation (ledger N-05): here a user
 * without a role may do nothing that can be refused, and administration needs the administrator's role. An operation that
 * does not list 403 is open to everybody with a token.
 */
export function mayDo({ operationId, responses }: PlatformOperation, { user }: Session): boolean {
  if (!responses.has('403')) return true;
  const roles = rolesOf(user.roles);
  if (roles.includes(ADMINISTRATOR)) return true;
  return roles.length > 0 && !administration.has(operationId);
}

export function rolesOf(roles: unknown): string[] {
  if (!Array.isArray(roles)) return [];
  return roles.flatMap((role: unknown) =>
    typeof role === 'object' && role !== null && '_name' in role ? [String(role['_name'])] : [],
  );
}
