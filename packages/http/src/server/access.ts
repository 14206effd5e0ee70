import { isIP } from 'node:net';
import { isLoopback } from '../events/receivers.ts';

export interface Access {
  origins: readonly string[];
  hosts: readonly string[];
}

export function letsIn({ origins }: Access, origin: string | undefined): boolean {
  if (origin === undefined) return false;
  if (origins.includes(origin)) return true;
  const url = URL.parse(origin);
  return url?.origin === origin && isOwnName(bare(url.hostname));
}

export function goesBy({ hosts }: Access, host: string): boolean {
  const name = nameOf(host);
  if (name === undefined) return false;
  return isOwnName(name) || isIP(name) !== 0 || hosts.some((one) => one.toLowerCase() === name);
}

export function nameOf(host: string): string | undefined {
  const url = /[/?#@\\]/.test(host) ? null : URL.parse(`http://${host}/`);
  return url ? bare(url.hostname) : undefined;
}

export function isOwnName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || (isIP(name) !== 0 && isLoopback(name));
}

function bare(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
