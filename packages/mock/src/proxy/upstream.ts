import type { Readable } from 'node:stream';
import { headerValues, Refusal, withoutHeaders } from '@telephony/http';
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
    // Some servers take a `#` and what follows it as part of the path.
    if (hasDotSegment(url.replace(/\?.*$/s, '')))
      throw new Refusal(
        400,
        'The path has a segment of dots, which could leave the address of the upstream.',
      );
    const agent = await this.#connect();
    const path = this.#base + url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
    try {
      const response = await agent.request({
        origin: this.#origin,
        path,
        method,
        // The upstream has another name, and the body is here: nobody waits for 100 Continue.
        headers: passedHeaders(rawHeaders, ['host', 'expect']),
        body: body.length > 0 ? body : null,
        responseHeaders: 'raw',
        signal,
      });
      // `raw` makes them a list.
      const raw = Array.isArray(response.headers) ? response.headers.map(String) : [];
      const { statusCode: status, statusText, body: received } = response;
      return { status, statusText, rawHeaders: passedHeaders(raw), body: received };
    } catch (cause) {
      const { status, reason } = failureOf(cause, this.#options.timeout);
      throw new Refusal(status, `The upstream ${reason}.`);
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

const MAX_DECODINGS = 5;

// Servers on the way may decode a path repeatedly, take a backslash for a slash, cut at `;`, `?` or `#`, or drop characters.
function hasDotSegment(path: string): boolean {
  let text = path;
  for (let times = 0; times <= MAX_DECODINGS; times++) {
    const isDots = (segment: string) =>
      /^\.{1,2}$/.test(segment.replace(/[;?#].*$/s, '').replaceAll(DROPPED_CHARACTERS, ''));
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

const DROPPED_CHARACTERS = /[\p{Cc}\s]/gu;
// Dots in too many bytes for UTF-8, in UTF-16, full-width dots and leaders.
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

export function failureOf(error: unknown, timeout: number): { status: number; reason: string } {
  const { code = '', name, message, errors } = error as NodeJS.ErrnoException & { errors?: unknown[] };
  if (/TIMEOUT|ETIMEDOUT/.test(code)) return { status: 504, reason: `did not respond within ${timeout} ms` };
  // Each address of the name has an error.
  const [first] = errors ?? [];
  if (code === '' && first !== undefined) return failureOf(first, timeout);
  if (/CERT|SIGNED|SSL/.test(code))
    return { status: 502, reason: `has a certificate that is not trusted (${code})` };
  if (/HPE_|PARSER/i.test(`${code} ${name}`)) return { status: 502, reason: 'does not speak HTTP' };
  return { status: 502, reason: REASONS[code] ?? `failed: ${message || String(error)}` };
}

// RFC 9110, section 7.6.1.
const CONNECTION_HEADERS = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

function passedHeaders(raw: readonly string[], without: readonly string[] = []): string[] {
  const named = headerValues(raw, 'connection').flatMap((value) => value.toLowerCase().split(/\s*,\s*/));
  const dropped = new Set([...CONNECTION_HEADERS, ...named, ...without]);
  return withoutHeaders(raw, (name) => dropped.has(name));
}
