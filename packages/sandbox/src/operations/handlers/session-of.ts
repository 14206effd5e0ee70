import { unauthorized } from '@telephony/http';
import type { Session } from '../../platform/accounts/session.ts';
import type { PlatformOperation } from '../../contract/contract.ts';

/** The session of a request that needs one. Throws Refusal 401 where the request has none. */
export function sessionOf({
  operation,
  session,
}: {
  operation: PlatformOperation;
  session: Session | undefined;
}): Session {
  if (!session) throw unauthorized(operation);
  return session;
}
