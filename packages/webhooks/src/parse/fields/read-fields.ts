import type { Drift } from '../drift.ts';
import { ownField } from '../own-field.ts';
import { nameOf } from '../type-name.ts';
import { type Kinds, kindsInWords } from './kinds.ts';
import { readValue } from './read-value.ts';

/** The digits of an integer that a number would lose some of; whether it was sent as a number cannot be told any more. */
const BEYOND = /^-?\d{16,}$/;

/**
 * Brings the fields of a body into the form of the contract, as far as that is possible without a guess.
 *
 * @param drift Where the differences are added.
 * @returns The body itself where nothing differs, else a copy.
 */
export function readFields(body: object, fields: Kinds, drift: Drift[]): object {
  const mended: Record<string, unknown> = {};
  for (const field in fields) {
    const kinds = fields[field] ?? '';
    const value = ownField(body, field);
    if (value === undefined) {
      if (kinds.startsWith('!')) drift.push({ field, message: 'is missing', mended: false });
      continue;
    }
    const read = readValue(value, kinds);
    if (read === value) continue;
    if (read !== undefined) mended[field] = read;
    drift.push({ field, message: differenceOf(value, kinds), mended: read !== undefined });
  }
  return drift.length > 0 ? { ...body, ...mended } : body;
}

function differenceOf(value: unknown, kinds: string): string {
  if (typeof value === 'string' && kinds.includes('t')) return 'is not YYYY-MM-DD HH:MM:SS';
  if (typeof value === 'string' && BEYOND.test(value)) return 'is an integer beyond 2^53, kept as text';
  return `is ${nameOf(value)}, not ${kindsInWords(kinds)}`;
}
