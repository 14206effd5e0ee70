import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Where a receiver is: the addresses that were checked are those that are called, whatever its name means later. */
export interface ReceiverPlace {
  /** In the order in which they are tried. */
  addresses: readonly string[];
  /** Whether all of them are this machine. */
  loopback: boolean;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an address is this machine. */
export function isLoopback(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 6 ? 'ipv6' : 'ipv4');
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
