import { version } from '../version.ts';

/**
 * The header that names this client. Browsers have their own, and would ask the platform whether another is allowed; every other
 * runtime sends it.
 */
export function userAgent(): Record<string, string> {
  return (globalThis as { navigator?: { userAgent?: string } }).navigator?.userAgent?.startsWith('Mozilla')
    ? {}
    : { 'user-agent': `telephony-client/${version}` };
}
