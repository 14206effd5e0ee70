import { readTime } from './read-time.ts';

const INTEGER = /^[+-]?\d+(?:\.0*)?$/;

/**
 * Reads a value of another kind than those of its field as one of them, where only one reading makes sense: digits as an
 * integer, `"true"` as true, an empty text as null, a time in another form. Undefined where there is no such reading.
 */
export function mend(value: unknown, kinds: string): string | number | boolean | null | undefined {
  const has = (kind: string) => kinds.includes(kind);
  // Where text is expected, digits and words are text.
  if (has('s')) return typeof value === 'number' ? String(value) : undefined;
  const text = typeof value === 'string' ? value.trim().toLowerCase() : String(value);
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (has('n') && (text === '' || text === 'null')) return null;
  if (has('t')) return readTime(value);
  if (has('b'))
    return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : undefined;
  const number = INTEGER.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}
