import { readTime } from './read-time.ts';

const INTEGER = /^[+-]?\d+(?:\.0*)?$/;

/**
 * Reads the value of a field: itself where it is one of the kinds of the field, else where only one reading makes sense:
 * digits as an integer, `"true"` as true, an empty text as null, a time in another form. Undefined where there is no reading.
 */
export function readValue(value: unknown, kinds: string): string | number | boolean | null | undefined {
  const has = (kind: string) => kinds.includes(kind);
  if (value === null) return has('n') ? value : undefined;
  if (typeof value === 'boolean') return has('b') ? value : undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (typeof value === 'number' && (has('d') || (has('i') && Number.isInteger(value)))) return value;
  // Where text is expected, digits are text.
  if (has('s')) return String(value);
  const text = String(value).trim().toLowerCase();
  if (has('n') && /^(null|0000-.*)?$/.test(text)) return null;
  if (has('t')) return readTime(value);
  if (has('b')) return /^(true|yes|1)$/.test(text) || (/^(false|no|0)$/.test(text) ? false : undefined);
  const number = INTEGER.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}
