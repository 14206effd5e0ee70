/** What every store can hold as it is, and what is no claim. */
const PLAIN = /^(?!claim:)[!-~]{1,100}$/;

/**
 * The key of an event in a store: its `id`, or the digest of one that is long or has unusual characters. Undefined for
 * an event without one: only an unknown event may lack it, and an empty one tells no event from another.
 */
export async function eventKey(id: unknown): Promise<string | undefined> {
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  const text = String(id);
  if (text === '' || PLAIN.test(text)) return text || undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256:${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
