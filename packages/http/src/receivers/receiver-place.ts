import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isLoopback } from '../server/is-loopback.ts';

/** Where a receiver is: the addresses that were checked are those that are called, whatever its name means later. */
export interface ReceiverPlace {
  /** In the order in which they are tried. */
  addresses: readonly string[];
  /** Whether all of them are this machine. */
  loopback: boolean;
}

/**
 * Finds a host.
 *
 * @param host Of a URL: a name, or an address, in brackets where it is of IPv6.
 * @throws Error of one line where the host is not found.
 */
export async function receiverPlace(host: string): Promise<ReceiverPlace> {
  const name = host.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(name) ? [name] : await resolve(name);
  if (addresses.length === 0) throw new Error(`${name} has no IP address.`);
  return { addresses, loopback: addresses.every(isLoopback) };
}

async function resolve(name: string): Promise<string[]> {
  try {
    return (await lookup(name, { all: true })).map(({ address }) => address);
  } catch (cause) {
    throw new Error(`${name} cannot be resolved.`, { cause });
  }
}
