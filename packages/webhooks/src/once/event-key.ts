import { toBase64 } from '../base64.ts';

/** A key that every store can hold. */
const PLAIN = /^[!-~]{1,100}$/;

/**
 * The key of an event in a store: its `id`, or the digest of one that is long or has unusual characters, or of the whole body
 * where there is no id, which is how the same body is recognized when it comes again.
 */
export function eventKey(id: unknown, body: Uint8Array<ArrayBuffer>): string | Promise<string> {
  const text = typeof id === 'string' || typeof id === 'number' ? String(id) : '';
  if (PLAIN.test(text)) return text;
  return text === '' ? digestOf('body', body) : digestOf('id', new TextEncoder().encode(text));
}

async function digestOf(kind: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return `${kind}:${toBase64(new Uint8Array(digest))}`;
}
