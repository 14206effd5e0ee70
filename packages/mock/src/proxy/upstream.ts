import type { Readable } from 'node:stream';
import { Refusal } from '@telephony/http';
import type { Agent } from 'undici';

export interface UpstreamOptions {
  /** Milliseconds for the head of a response, and between two parts of its body. */
  timeout: number;
  insecure: boolean;
}

export interface UpstreamRequest {
  method: string;
  url: string;
  rawHeaders: readonly string[];
  body: Buffer;
  signal: AbortSignal;
}

export interface UpstreamResponse {
  status: number;
  statusText: string;
  rawHeaders: string[];
  body: Readable;
}

export class Upstream {
  readonly #origin: string;
  readonly #base: string;
  readonly #options: UpstreamOptions;
  #agent: Promise<Agent> | undefined;

  constructor(address: string, options: UpstreamOptions) {
    const url = URL.parse(address);
    if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
      throw new Error(
        `${address} is not an address of a server. Give one such as https://pbx.example.com/v1.2/voice.`,
      );
    if (url.username || url.password)
      throw new Error(
        'The address of the upstream must not have a user or a password. Send them with each request.',
      );
    this.#origin = url.origin;
    this.#base = url.pathname.replace(/\/+$/, '');
    this.#options = options;
  }

  async send({ method, url, rawHeaders, body, signal }: UpstreamRequest): Promise<UpstreamResponse> {
    // What follows a `#` is sent on too, and is part of the path for some servers.
    if (hasDotSegment(url.replace(/\?.*$/s, '')))
      throw new Refusal(
        400,
        'The path has a segment of dots, which could leave the address of the upstream.',
      );
    const agent = await this.#connect();
    const path = this.#base + url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
    try {
      const {
        statusCode,
        statusText,
        headers,
        body: received,
      } = await agent.request({
        origin: this.#origin,
        path,
        method,
        // The host is another one, and no program waits for 100 Continue: the body is here.
        headers: passedHeaders(rawHeaders, ['host', 'expect']),
        body: body.length > 0 ? body : null,
        responseHeaders: 'raw',
        signal,
      });
      // With `raw` they are a list of names and values.
      const raw = Array.isArray(headers) ? headers.map(String) : [];
      return { status: statusCode, statusText, rawHeaders: passedHeaders(raw), body: received };
    } catch (cause) {
      throw refusalOf(cause, this.#options.timeout);
    }
  }

  async close(): Promise<void> {
    await (await this.#agent)?.destroy();
  }

  #connect(): Promise<Agent> {
    const { timeout, insecure } = this.#options;
    this.#agent ??= import('undici').then(
      ({ Agent: HttpAgent }) =>
        new HttpAgent({
          headersTimeout: timeout,
          bodyTimeout: timeout,
          connect: { timeout, rejectUnauthorized: !insecure },
        }),
    );
    return this.#agent;
  }
}

/** How often a path may be decoded on its way until its text stays as it is. */
const MOST_DECODINGS = 5;

function hasDotSegment(path: string): boolean {
  let text = path;
  for (let times = 0; times <= MOST_DECODINGS; times++) {
    const isDots = (segment: string) =>
      /^\.{1,2}$/.test(segment.replace(/[;?#].*$/s, '').replaceAll(IGNORED, ''));
    if (text.split(/[/\\]/).some(isDots)) return true;
    const decoded = text
      .replaceAll(OVERLONG_DOT, '.')
      .replaceAll(OVERLONG_SLASH, '/')
      .replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
    if (decoded === text) return false;
    text = decoded;
  }
  return true;
}

const IGNORED = /[\p{Cc}\s]/gu;
/** A dot in too many bytes, which UTF-8 does not allow, in UTF-16, the wide one of other scripts, and leaders. */
const OVERLONG_DOT = /%c0%ae|%e0%80%ae|%f0%80%80%ae|%u002e|%uff0e|%ef%bc%8e|%u202[45]|%e2%80%a[45]/gi;
const OVERLONG_SLASH = /%c0%af|%e0%80%af|%f0%80%80%af|%u002f|%u005c|%c1%9c|%uff0f|%ef%bc%8f/gi;

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refused the connection',
  ECONNRESET: 'closed the connection',
  UND_ERR_SOCKET: 'closed the connection',
  ENOTFOUND: 'has a name that nobody knows',
  EAI_AGAIN: 'has a name that could not be looked up',
  EHOSTUNREACH: 'cannot be reached',
  ENETUNREACH: 'cannot be reached',
};

export function reasonOf(error: unknown, timeout: number): { status: number; reason: string } {
  const { code = '', name, message, errors } = error as NodeJS.ErrnoException & { errors?: unknown[] };
  if (/TIMEOUT|ETIMEDOUT/.test(code)) return { status: 504, reason: `did not respond within ${timeout} ms` };
  // A name with several addresses has an error for each.
  const [first] = errors ?? [];
  if (code === '' && first !== undefined) return reasonOf(first, timeout);
  if (/CERT|SIGNED|SSL/.test(code))
    return { status: 502, reason: `has a certificate that is not trusted (${code})` };
  if (/HPE_|PARSER/i.test(`${code} ${name}`)) return { status: 502, reason: 'does not speak HTTP' };
  return { status: 502, reason: REASONS[code] ?? `failed: ${message || String(error)}` };
}

function refusalOf(cause: unknown, timeout: number): Refusal {
  const { status, reason } = reasonOf(cause, timeout);
  return new Refusal(status, `The upstream ${reason}.`);
}

/** Headers of the connection between two programs (RFC 9110, section 7.6.1), and those that only one hop understands. */
const OF_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

function passedHeaders(raw: readonly string[], without: readonly string[] = []): string[] {
  const named = valuesOf(raw, 'connection').flatMap((value) => value.toLowerCase().split(/\s*,\s*/));
  const dropped = new Set([...OF_CONNECTION, ...named, ...without]);
  return raw.filter((_, index) => !dropped.has(raw[index - (index % 2)]!.toLowerCase()));
}

function valuesOf(raw: readonly string[], name: string): string[] {
  return raw.filter((_, index) => index % 2 === 1 && raw[index - 1]!.toLowerCase() === name);
}
