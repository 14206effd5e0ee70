import { toBase64 } from '../base64.ts';

/** A key that every store and queue can hold. */
const PLAIN = /^[!-~]{1,100}$/;
/** What is sent where there is no id: zeros, signs, a word for nothing, or a template that was not filled in. */
const NOTHING = /^[\W_0]*(null|nil|none|n\W?an?|-1|false|un\w+|id|obj.*)?[\W_0]*$/i;

/**
 * The key of an event in a store: its name and `id`, such as `call.missed/8f14e45f`, or a digest of the whole body where there is
 * no id, or one that does not tell events apart or cannot be part of a key. The same body is recognized by it when it comes again.
 */
export function eventKey(
  { event_name, id }: { event_name: string; id?: unknown },
  body: Uint8Array<ArrayBuffer>,
): string | Promise<string> {
  const text = typeof id === 'string' || typeof id === 'number' ? `${id}` : '';
  const key = `${event_name}/${text}`;
  return PLAIN.test(key) && !NOTHING.test(text) ? key : digestOf(body);
}

async function digestOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  return `body:${toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', body)))}`;
}
