import { readTime } from './read-time.ts';

const INTEGER = /^[+-]?\d+(?:\.0*)?$/;

/**
 * Reads a value of another kind than those of its field as one of them, where only one reading makes sense: digits as an
 * integer, `"true"` as true, an empty text as null, a time in another form. Undefined where there is no such reading.
 */
export function mend(value: unknown, kinds: string): string | number | boolean | null | undefined {
  const has = (kind: string) => kinds.includes(kind);
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  // Where text is expected, digits are text.
  if (has('s')) return String(value);
  const text = String(value).trim().toLowerCase();
  if (has('n') && /^(null|0000-.*)?$/.test(text)) return null;
  if (has('t')) return readTime(value);
  if (has('b')) return /^(true|yes|1)$/.test(text) || (/^(false|no|0)$/.test(text) ? false : undefined);
  const number = INTEGER.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}
