import { BlockList, isIP } from 'node:net';
import {
  isLoopback,
  type ReceiverOutcome,
  receiverPlace,
  type ReceiverPlace,
  Receivers,
} from '@telephony/http/events';
import type { WebhookSettings } from './delivery.ts';

/** Sends requests to the receivers of webhooks, as far as the settings allow calling them. */
export class Sender {
  readonly #receivers: Receivers;

  constructor({ allowHosts, timeout }: WebhookSettings) {
    const place = async ({ protocol, hostname }: URL): Promise<ReceiverPlace> => {
      const found = await allowedPlace(hostname, allowHosts);
      if (protocol === 'https:' || found.loopback) return found;
      throw new Error(`${hostname} is not on this machine and must use HTTPS.`);
    };
    this.#receivers = new Receivers({ userAgent: 'telephony-sandbox', timeout, place });
  }

  /** Checks that the receiver responds. */
  probe(url: string): Promise<ReceiverOutcome> {
    return this.#receivers.send(url, { method: 'GET' });
  }

  /** Sends a body of JSON. */
  post(url: string, body: string): Promise<ReceiverOutcome> {
    return this.#receivers.send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  }

  /** Breaks off what is on its way. */
  stop(): Promise<void> {
    return this.#receivers.stop();
  }
}

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
 * Finds a host that may receive events.
 *
 * @param host Of a URL: a name, or an address, in brackets where it is of IPv6.
 * @param allowHosts Hosts that may be elsewhere than on loopback.
 * @throws Error of one line where the host is not found or must not be called.
 */
async function allowedPlace(host: string, allowHosts: string[]): Promise<ReceiverPlace> {
  const name = host.replace(/^\[(.*)\]$/, '$1');
  const allowed = allowHosts.some((one) => one.toLowerCase() === name);
  const place = await receiverPlace(host);
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
