import { isIP } from 'node:net';
import { isLoopback } from '../events/receivers.ts';

/** Which pages may use a server, and by which names it may be addressed. */
export interface Access {
  /** Origins, in lower case, whose pages may use it besides those of this machine. */
  origins: readonly string[];
  /** Names that it goes by besides `localhost` and IP addresses. */
  hosts: readonly string[];
}

/** Whether a page of an origin may use a server. A program that is no page names none, and needs no leave. */
export function letsIn({ origins }: Access, origin: string | undefined): boolean {
  if (origin === undefined) return false;
  if (origins.includes(origin)) return true;
  const url = URL.parse(origin);
  return url?.origin === origin && isOwnName(bare(url.hostname));
}

/**
 * Whether a server goes by a name. A page can give its own name the address of this machine (DNS rebinding), but no name that is
 * an IP address.
 *
 * @param host Of the header `Host`, with its port.
 */
export function goesBy({ hosts }: Access, host: string): boolean {
  const name = nameOf(host);
  if (name === undefined) return false;
  return isOwnName(name) || isIP(name) !== 0 || hosts.some((one) => one.toLowerCase() === name);
}

/** The name in a header `Host`; undefined where it has none. */
export function nameOf(host: string): string | undefined {
  const url = /[/?#@\\]/.test(host) ? null : URL.parse(`http://${host}/`);
  return url ? bare(url.hostname) : undefined;
}

/** Whether a name is this machine's wherever it is asked for. */
export function isOwnName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || (isIP(name) !== 0 && isLoopback(name));
}

function bare(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
