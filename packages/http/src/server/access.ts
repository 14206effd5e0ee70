import { isIP } from 'node:net';
import { isLoopback, withoutBrackets } from '../events/receivers.ts';

export interface Access {
  /** In lower case. */
  origins: readonly string[];
  hosts: readonly string[];
}

export function isAllowedOrigin({ origins }: Access, origin: string | undefined): boolean {
  if (origin === undefined) return false;
  if (origins.includes(origin)) return true;
  const url = URL.parse(origin);
  return url?.origin === origin && isOwnHost(withoutBrackets(url.hostname));
}

// A page can give its own name the address of this machine (DNS rebinding), but it cannot be named like an IP address.
export function isAllowedHost({ hosts }: Access, hostHeader: string): boolean {
  const host = hostOf(hostHeader);
  if (host === undefined) return false;
  return isOwnHost(host) || isIP(host) !== 0 || hosts.some((one) => one.toLowerCase() === host);
}

export function hostOf(hostHeader: string): string | undefined {
  const url = /[/?#@\\]/.test(hostHeader) ? null : URL.parse(`http://${hostHeader}/`);
  return url ? withoutBrackets(url.hostname) : undefined;
}

export function isOwnHost(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || isLoopback(host);
}
