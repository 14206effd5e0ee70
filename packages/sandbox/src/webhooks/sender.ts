import { isIP, type LookupFunction } from 'node:net';
import type { Agent } from 'undici';
import type * as Undici from 'undici';
import type { WebhookSettings } from './options.ts';
import { type ReceiverAddress, receiverAddress } from './receiver-address.ts';

/** The outcome of a request: the status of the response, or why there was none. */
export type Outcome = { status: number; error: undefined } | { status: undefined; error: string };

/** How many bytes of a response are read: only its status counts. */
const READ_LIMIT = 16 * 1024;
/** Milliseconds that a response may take to end after its status has arrived. */
const END_TIMEOUT = 250;

/** Sends requests to receivers. No redirect is followed, and a connection goes to the address that was checked. */
export class Sender {
  readonly #settings: WebhookSettings;
  /** By address. */
  readonly #agents = new Map<string, Agent>();

  constructor(settings: WebhookSettings) {
    this.#settings = settings;
  }

  /** Checks that the receiver responds. */
  probe(url: string): Promise<Outcome> {
    return this.#request(url, 'GET', undefined);
  }

  /** Sends a body of JSON. */
  post(url: string, body: string): Promise<Outcome> {
    return this.#request(url, 'POST', body);
  }

  /** Breaks off what is on its way. */
  async stop(): Promise<void> {
    const agents = [...this.#agents.values()];
    this.#agents.clear();
    await Promise.all(agents.map((agent) => agent.destroy()));
  }

  async #request(address: string, method: 'GET' | 'POST', body: string | undefined): Promise<Outcome> {
    const { timeout } = this.#settings;
    // Loaded when it is first needed: a sandbox without webhooks starts sooner.
    const undici = await import('undici');
    try {
      const { url, headers } = withoutCredentials(address);
      if (body !== undefined) headers['content-type'] = 'application/json';
      const dispatcher = this.#agentFor(undici, await this.#place(url));
      const signal = AbortSignal.timeout(timeout);
      const answer = await undici.request(url, { dispatcher, method, headers, body: body ?? null, signal });
      await answer.body.dump({ limit: READ_LIMIT, signal: AbortSignal.timeout(END_TIMEOUT) }).catch(() => {});
      return { status: answer.statusCode, error: undefined };
    } catch (error) {
      return { status: undefined, error: reasonOf(error, timeout) };
    }
  }

  async #place({ protocol, hostname }: URL): Promise<ReceiverAddress> {
    const { allowHosts, allowHttp } = this.#settings;
    const place = await receiverAddress(hostname, allowHosts);
    if (protocol === 'https:' || (place.loopback && allowHttp)) return place;
    throw new Error(`${hostname} must use HTTPS.`);
  }

  /** Connects to the address that was checked, whatever the name of the host means by then. */
  #agentFor(undici: typeof Undici, { address, loopback }: ReceiverAddress): Agent {
    let agent = this.#agents.get(address);
    if (!agent) {
      const { ca, selfSigned, timeout } = this.#settings;
      const family = isIP(address);
      const lookup: LookupFunction = (_host, { all }, done) =>
        all ? done(null, [{ address, family }]) : done(null, address, family);
      const trust = ca === undefined ? {} : { ca };
      const connect = { ...trust, lookup, timeout, rejectUnauthorized: !(loopback && selfSigned) };
      agent = new undici.Agent({ connect, headersTimeout: timeout, bodyTimeout: timeout });
      this.#agents.set(address, agent);
    }
    return agent;
  }
}

/** A URL as it can be requested, and its user and password as a header. */
function withoutCredentials(address: string): { url: URL; headers: Record<string, string> } {
  const url = new URL(address);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  const headers: Record<string, string> = { 'user-agent': 'telephony-sandbox' };
  if (username === '' && password === '') return { url, headers };
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {
    url,
    headers: { ...headers, authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
  };
}

function reasonOf(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return String(error);
  const timedOut =
    error.name === 'TimeoutError' || ('code' in error && String(error.code).endsWith('_TIMEOUT'));
  if (timedOut) return `No response within ${timeout} ms.`;
  return error.message || ('code' in error ? String(error.code) : error.name);
}
