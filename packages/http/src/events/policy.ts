import { BlockList, isIP } from 'node:net';
import { isLoopback, receiverPlace, type ReceiverPlace } from './receivers.ts';

// Even for an allowed host: other names of this machine, link-local, cloud metadata, multicast, broadcast.
const never = new BlockList();
never.addSubnet('0.0.0.0', 8, 'ipv4');
never.addSubnet('169.254.0.0', 16, 'ipv4');
never.addSubnet('224.0.0.0', 3, 'ipv4');
never.addAddress('100.100.100.200', 'ipv4');
never.addAddress('::', 'ipv6');
never.addAddress('fd00:ec2::254', 'ipv6');
never.addSubnet('fe80::', 10, 'ipv6');
never.addSubnet('ff00::', 8, 'ipv6');

/** Resolves the host of a receiver, which must be on loopback or in `allowHosts`; throws an error of one line otherwise. */
export async function allowedPlace(
  { hostname }: Pick<URL, 'hostname'>,
  allowHosts: readonly string[],
): Promise<ReceiverPlace> {
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  const allowed = allowHosts.some((one) => one.toLowerCase() === name);
  const place = await receiverPlace(hostname);
  const refused = place.addresses.find((one) => !isLoopback(one) && (!allowed || isNever(one)));
  if (refused === undefined) return place;
  const reason = allowed
    ? 'which is never called'
    : 'which is not loopback; allow it with --webhooks-allow-hosts (webhooks.allowHosts in code)';
  throw new Error(`${name} is at ${refused}, ${reason}.`);
}

function isNever(address: string): boolean {
  return never.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
