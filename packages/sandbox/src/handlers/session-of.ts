import { unauthorized } from '../auth/authenticate.ts';
import type { Session } from '../auth/session.ts';
import type { Platform } from '../platform/platform.ts';

/** The session of a request that needs one. Throws Refusal 401 where the request has none. */
export function sessionOf({
  platform,
  session,
}: {
  platform: Platform;
  session: Session | undefined;
}): Session {
  if (!session) throw unauthorized(platform);
  return session;
}
