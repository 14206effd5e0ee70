/** A key that every store can hold, and that is not a claim. */
const PLAIN = /^(?!claim:)[!-~]{1,100}$/;

/**
 * The key of an event in a store: its `id`, or the digest of an id that is long or has unusual characters. Undefined for
 * an event without an id, which only an unknown event may lack; an empty id does not identify an event either.
 */
export async function eventKey(id: unknown): Promise<string | undefined> {
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  const text = String(id);
  if (text === '' || PLAIN.test(text)) return text || undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256:${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
