import { BlockList, isIP, type LookupFunction, type Socket } from 'node:net';
import { lookup as lookUp } from 'node:dns/promises';
import type * as Undici from 'undici';
import type { Agent } from 'undici';

/** The outcome of a request: the status of the response, or why there was none. */
export type ReceiverOutcome = {
  /** Over TLS, whether the certificate is trusted, or accepted though it is not; undefined without one. */
  certificate?: 'trusted' | 'accepted' | undefined;
} & ({ status: number; error: undefined } | { status: undefined; error: string });

export interface ReceiverRequest {
  method: string;
  headers?: Record<string, string>;
  body?: string | undefined;
}

export interface ReceiversOptions {
  userAgent: string;
  /** Milliseconds that a request may take. */
  timeout: number;
  ca?: string | undefined;
  selfSigned?: boolean;
  /**
   * Finds a receiver, and throws where it must not be called. Default: wherever its name leads.
   *
   * @throws Error of one line
   */
  place?: (url: URL) => Promise<ReceiverPlace>;
}

/** How many bytes of a response are read: only its status counts. */
const READ_LIMIT = 16 * 1024;
/** Milliseconds that a response may take to end after its status has arrived. */
const END_TIMEOUT = 250;

/**
 * Sends requests to the receivers of events. User and password of a URL become HTTP Basic, no redirect is followed, and a
 * connection goes to an address that was checked.
 */
export class Receivers {
  readonly #options: ReceiversOptions;
  /** By the addresses that they connect to. */
  readonly #agents = new Map<string, Agent>();
  /** Hosts, with their ports, whose certificate is not trusted and was accepted. */
  readonly #accepted = new Set<string>();

  constructor(options: ReceiversOptions) {
    this.#options = options;
  }

  /** Sends a request. A failure is in the outcome. */
  async send(address: string, { method, headers = {}, body }: ReceiverRequest): Promise<ReceiverOutcome> {
    const { timeout, userAgent, place = ({ hostname }) => receiverPlace(hostname) } = this.#options;
    // Loaded when it is first needed: a server that sends nothing starts sooner.
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
        .dump({ limit: READ_LIMIT, signal: AbortSignal.timeout(END_TIMEOUT) })
        .catch(() => {});
      const certificate = this.#accepted.has(url.host) ? 'accepted' : 'trusted';
      return {
        status: response.statusCode,
        error: undefined,
        certificate: url.protocol === 'https:' ? certificate : undefined,
      };
    } catch (error) {
      return { status: undefined, error: reasonOf(error, timeout) };
    }
  }

  /** Breaks off what is on its way. */
  async stop(): Promise<void> {
    const agents = [...this.#agents.values()];
    this.#agents.clear();
    await Promise.all(agents.map((agent) => agent.destroy()));
  }

  /** Connects to the addresses that were checked, whatever the name of the host means by then. */
  #agentFor(undici: typeof Undici, { addresses, loopback }: ReceiverPlace): Agent {
    const key = addresses.join(' ');
    let agent = this.#agents.get(key);
    if (!agent) {
      const { ca, selfSigned = true, timeout } = this.#options;
      const found = addresses.map((address) => ({ address, family: isIP(address) }));
      const lookup: LookupFunction = (_host, { all }, done) =>
        all ? done(null, found) : done(null, found[0]!.address, found[0]!.family);
      const trust = ca === undefined ? {} : { ca };
      const connector = undici.buildConnector({
        ...trust,
        lookup,
        timeout,
        rejectUnauthorized: !(loopback && selfSigned),
      });
      const connect: typeof connector = (options, done) =>
        connector(options, (...outcome) => {
          this.#remember(options.host ?? options.hostname, outcome[1]);
          done(...outcome);
        });
      agent = new undici.Agent({ connect, headersTimeout: timeout, bodyTimeout: timeout });
      this.#agents.set(key, agent);
    }
    return agent;
  }

  #remember(host: string, socket: Socket | null): void {
    if (!(socket && 'authorized' in socket)) return;
    if (socket.authorized === true) this.#accepted.delete(host);
    else this.#accepted.add(host);
  }
}

function reasonOf(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return String(error);
  const timedOut =
    error.name === 'TimeoutError' || ('code' in error && String(error.code).endsWith('_TIMEOUT'));
  if (timedOut) return `No response within ${timeout} ms.`;
  // A name with several addresses: each has failed.
  if (error instanceof AggregateError && error.errors[0] instanceof Error)
    return error.errors.map(({ message }: Error) => message).join('; ');
  return error.message || ('code' in error ? String(error.code) : error.name);
}

export interface ReceiverPlace {
  addresses: readonly string[];
  loopback: boolean;
}

export async function receiverPlace(host: string): Promise<ReceiverPlace> {
  const name = host.replace(/^\[(.*)\]$/, '$1');
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

/** Whether an address is this machine. */
export function isLoopback(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
