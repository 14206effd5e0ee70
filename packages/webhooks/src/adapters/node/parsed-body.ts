import type { Incoming } from './incoming.ts';

const FORM = /^application\/x-www-form-urlencoded\b/i;

/** A body that was read before, and what its headers must say now. */
export interface ParsedBody {
  body: string | Uint8Array<ArrayBuffer>;
  headers: Headers;
}

/**
 * The body of a request that a parser such as `express.json()` has read: the bytes where they were kept, else what the parser
 * made of them, as text again. Undefined where nothing has read it, or nothing is left of it.
 */
export function parsedBody(
  { readableDidRead, readableEnded, rawBody, body }: Incoming,
  sent: Headers,
): ParsedBody | undefined {
  // A parser has met the end of a body without a byte.
  if (!readableDidRead) return readableEnded ? { body: '', headers: new Headers(sent) } : undefined;
  const read = rawBody instanceof Uint8Array || typeof rawBody === 'string' ? rawBody : body;
  if (read === undefined || read === null) return undefined;
  const headers = new Headers(sent);
  const length = headers.has('content-encoding') ? NaN : Number(headers.get('content-length') ?? NaN);
  // These describe what has arrived; the parser has uncompressed it.
  headers.delete('content-length');
  headers.delete('content-encoding');
  if (read instanceof Uint8Array) return { body: new Uint8Array(read), headers };
  const [type = 'application/json'] = sent.get('content-type')?.split(';') ?? [];
  headers.set('content-type', `${type}; charset=utf-8`);
  return { body: typeof read === 'string' ? read : written(read, FORM.test(type), length), headers };
}

function written(read: unknown, isForm: boolean, length: number): string {
  if (!isForm || typeof read !== 'object' || read === null) return JSON.stringify(read);
  return jsonOfForm(read, length) ?? formOf(read);
}

/**
 * The JSON that a parser has taken for a form; undefined where it may have been another one: a space may have been a plus sign,
 * but not in a time, and bytes that are missing were something else.
 */
function jsonOfForm(read: object, length: number): string | undefined {
  const text = Object.entries(read)
    .map(([name, value]) => (value === '' ? name : `${name}=${String(value)}`))
    .join('&');
  const isSame = new TextEncoder().encode(text).length === length;
  const isClear = !text.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, '').includes(' ');
  return /^\s*[[{]/.test(text) && isSame && isClear ? text : undefined;
}

function formOf(read: object): string {
  return new URLSearchParams(
    Object.entries(read).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();
}
