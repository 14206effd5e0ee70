import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Where a receiver is: the address that was checked is the one that is called, whatever its name means later. */
export interface ReceiverAddress {
  address: string;
  loopback: boolean;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Never a receiver, even for a host that is allowed: this machine by another name, link-local, multicast, broadcast. */
const never = new BlockList();
never.addSubnet('0.0.0.0', 8, 'ipv4');
never.addSubnet('169.254.0.0', 16, 'ipv4');
never.addSubnet('224.0.0.0', 3, 'ipv4');
never.addAddress('100.100.100.200', 'ipv4');
never.addAddress('::', 'ipv6');
never.addAddress('fd00:ec2::254', 'ipv6');
never.addSubnet('fe80::', 10, 'ipv6');
never.addSubnet('ff00::', 8, 'ipv6');

/**
 * The address of a host.
 *
 * @param host Of a URL: a name, or an address, in brackets where it is of IPv6.
 * @param allowHosts Hosts that may be elsewhere than on loopback.
 * @throws Error of one line where the host is not found or must not be called.
 */
export async function receiverAddress(host: string, allowHosts: string[]): Promise<ReceiverAddress> {
  const name = host.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(name) ? [{ address: name }] : await resolve(name);
  const allowed = allowHosts.some((one) => one.toLowerCase() === name);
  const checked = addresses.map(({ address }) => ({ address, loopback: isIn(loopback, address) }));
  const refused = checked.find((one) => !one.loopback && (!allowed || isIn(never, one.address)));
  const [first] = checked;
  if (!first) throw new Error(`${name} has no IP address.`);
  if (refused) {
    const reason = allowed
      ? 'which is never called'
      : 'which is not loopback; allow it with the option webhooks.allowHosts';
    throw new Error(`${name} is at ${refused.address}, ${reason}.`);
  }
  return first;
}

async function resolve(name: string): Promise<{ address: string }[]> {
  try {
    return await lookup(name, { all: true });
  } catch (cause) {
    throw new Error(`${name} cannot be resolved.`, { cause });
  }
}

function isIn(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
