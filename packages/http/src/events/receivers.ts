import { BlockList, isIP, type LookupFunction, type Socket } from 'node:net';
import { lookup as lookUp } from 'node:dns/promises';
import type * as Undici from 'undici';
import type { Agent } from 'undici';

/** A status, or the reason why there is no response. */
export type ReceiverOutcome = {
  /** Over TLS: `accepted` for a certificate that is not trusted. */
  certificate?: 'trusted' | 'accepted' | undefined;
} & ({ status: number; error: undefined } | { status: undefined; error: string });

export interface ReceiverRequest {
  method: string;
  headers?: Record<string, string>;
  body?: string | undefined;
}

export interface ReceiversOptions {
  userAgent: string;
  /** Milliseconds. */
  timeout: number;
  ca?: string | undefined;
  selfSigned?: boolean;
  /** Returns the addresses to connect to, or throws an error of one line. */
  place?: (url: URL) => Promise<ReceiverPlace>;
}

// Only the status of a response counts.
const MAX_BODY_BYTES = 16 * 1024;
const MAX_BODY_MS = 250;

/** Sends requests to receivers of events. Credentials in a URL become HTTP Basic, and redirects are not followed. */
export class Receivers {
  readonly #options: ReceiversOptions;
  readonly #agentsByAddresses = new Map<string, Agent>();
  readonly #hostsWithAcceptedCertificate = new Set<string>();

  constructor(options: ReceiversOptions) {
    this.#options = options;
  }

  /** Sends a request, and returns failures instead of throwing. */
  async send(address: string, { method, headers = {}, body }: ReceiverRequest): Promise<ReceiverOutcome> {
    const { timeout, userAgent, place = ({ hostname }) => receiverPlace(hostname) } = this.#options;
    // Loaded late, so that a server that sends nothing starts sooner.
    const undici = await import('undici');
    try {
      const { url, authorization } = withoutCredentials(address);
      const dispatcher = this.#agentFor(undici, await place(url));
      const response = await undici.request(url, {
        dispatcher,
        method,
        headers: { 'user-agent': userAgent, ...headers, ...(authorization && { authorization }) },
        body: body ?? null,
        signal: AbortSignal.timeout(timeout),
      });
      await response.body
        .dump({ limit: MAX_BODY_BYTES, signal: AbortSignal.timeout(MAX_BODY_MS) })
        .catch(() => {});
      const certificate = this.#hostsWithAcceptedCertificate.has(url.host) ? 'accepted' : 'trusted';
      return {
        status: response.statusCode,
        error: undefined,
        certificate: url.protocol === 'https:' ? certificate : undefined,
      };
    } catch (error) {
      return { status: undefined, error: failureReason(error, timeout) };
    }
  }

  async stop(): Promise<void> {
    const agents = [...this.#agentsByAddresses.values()];
    this.#agentsByAddresses.clear();
    await Promise.all(agents.map((agent) => agent.destroy()));
  }

  // Connects to the checked addresses, even if the host's name resolves to others by then.
  #agentFor(undici: typeof Undici, { addresses, loopback }: ReceiverPlace): Agent {
    const key = addresses.join(' ');
    let agent = this.#agentsByAddresses.get(key);
    if (!agent) {
      const { ca, selfSigned = true, timeout } = this.#options;
      const targets = addresses.map((address) => ({ address, family: isIP(address) }));
      const lookup: LookupFunction = (_host, { all }, done) =>
        all ? done(null, targets) : done(null, targets[0]!.address, targets[0]!.family);
      const trust = ca === undefined ? {} : { ca };
      const connector = undici.buildConnector({
        ...trust,
        lookup,
        timeout,
        rejectUnauthorized: !(loopback && selfSigned),
      });
      const connect: typeof connector = (options, done) =>
        connector(options, (...outcome) => {
          this.#rememberCertificate(options.host ?? options.hostname, outcome[1]);
          done(...outcome);
        });
      agent = new undici.Agent({ connect, headersTimeout: timeout, bodyTimeout: timeout });
      this.#agentsByAddresses.set(key, agent);
    }
    return agent;
  }

  #rememberCertificate(host: string, socket: Socket | null): void {
    if (!(socket && 'authorized' in socket)) return;
    if (socket.authorized === true) this.#hostsWithAcceptedCertificate.delete(host);
    else this.#hostsWithAcceptedCertificate.add(host);
  }
}

function failureReason(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return String(error);
  const timedOut =
    error.name === 'TimeoutError' || ('code' in error && String(error.code).endsWith('_TIMEOUT'));
  if (timedOut) return `No response within ${timeout} ms.`;
  // Each address of the name has failed.
  if (error instanceof AggregateError && error.errors[0] instanceof Error)
    return error.errors.map(({ message }: Error) => message).join('; ');
  return error.message || ('code' in error ? String(error.code) : error.name);
}

export interface ReceiverPlace {
  addresses: readonly string[];
  loopback: boolean;
}

async function receiverPlace(host: string): Promise<ReceiverPlace> {
  const name = withoutBrackets(host);
  const addresses = isIP(name) ? [name] : await resolve(name);
  if (addresses.length === 0) throw new Error(`${name} has no IP address.`);
  return { addresses, loopback: addresses.every(isLoopback) };
}

async function resolve(name: string): Promise<string[]> {
  try {
    return (await lookUp(name, { all: true })).map(({ address }) => address);
  } catch (cause) {
    throw new Error(`${name} cannot be resolved.`, { cause });
  }
}

export function withoutCredentials(address: string): { url: URL; authorization: string | undefined } {
  const url = new URL(address);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  if (username === '' && password === '') return { url, authorization: undefined };
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { url, authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Tells whether an IP address is this machine. */
export const isLoopback = (address: string): boolean => isIP(address) !== 0 && isIn(loopback, address);

const isIn = (list: BlockList, address: string): boolean =>
  list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

// Even for an allowed host: other names of this machine, link-local, cloud metadata, multicast, broadcast.
const forbidden = new BlockList();
forbidden.addSubnet('0.0.0.0', 8, 'ipv4');
forbidden.addSubnet('169.254.0.0', 16, 'ipv4');
forbidden.addSubnet('224.0.0.0', 3, 'ipv4');
forbidden.addAddress('100.100.100.200', 'ipv4');
forbidden.addAddress('::', 'ipv6');
forbidden.addAddress('fd00:ec2::254', 'ipv6');
forbidden.addSubnet('fe80::', 10, 'ipv6');
forbidden.addSubnet('ff00::', 8, 'ipv6');

/** Resolves the host of a receiver, which must be on loopback or in `allowHosts`; throws an error of one line otherwise. */
export async function allowedPlace(
  { hostname }: Pick<URL, 'hostname'>,
  allowHosts: readonly string[],
): Promise<ReceiverPlace> {
  const name = withoutBrackets(hostname);
  const isAllowed = allowHosts.some((one) => one.toLowerCase() === name);
  const place = await receiverPlace(hostname);
  const refused = place.addresses.find((one) => !isLoopback(one) && (!isAllowed || isIn(forbidden, one)));
  if (refused === undefined) return place;
  const reason = isAllowed
    ? 'which is never called'
    : 'which is not loopback; allow it with --webhooks-allow-hosts (webhooks.allowHosts in code)';
  throw new Error(`${name} is at ${refused}, ${reason}.`);
}

/** Returns the host of a URL: of an IPv6 address without its brackets. */
export const withoutBrackets = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');
