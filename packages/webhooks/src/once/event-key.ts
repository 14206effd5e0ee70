import { toBase64 } from '../base64.ts';

/** An id that every store can hold as a key. */
const PLAIN = /^[!-~]{1,100}$/;
/** What is sent where there is no id: zeros, signs, or a word for nothing. */
const NOTHING = /^([\W_0]*|null|undefined|none|n\W?a|\[obj.*)$/i;

/**
 * The key of an event in a store: its `id`, or a digest of the whole body where there is none, or one that does not tell events
 * apart or cannot be a key. The same body is recognized by it when it comes again.
 */
export function eventKey(id: unknown, body: Uint8Array<ArrayBuffer>): string | Promise<string> {
  const text = typeof id === 'string' || typeof id === 'number' ? `${id}` : '';
  return PLAIN.test(text) && !NOTHING.test(text) ? text : digestOf(body);
}

async function digestOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  return `body:${toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', body)))}`;
}
