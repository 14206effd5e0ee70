import { isJsonObject, type JsonSchema, type Operation } from '@telephony/contract';
import type { LedgerId } from '@telephony/openapi';

export type Face = 'documented' | 'observed';

export type Rewrite = (value: unknown, schema: JsonSchema) => unknown;

export interface Made {
  status: number;
  body: unknown;
}

type Restate = (made: Made, operation: Operation) => Made;

export interface MarkedValue extends Partial<Record<Face, Rewrite>> {
  at: string;
  read?: Rewrite;
}

export interface MarkedStatus extends Partial<Record<Face, Restate>> {
  status: number;
}

export interface Form<Id extends LedgerId = LedgerId> {
  id: Id;
  usual?: Face;
  values?: readonly MarkedValue[];
  statuses?: readonly MarkedStatus[];
}

export const leftOut: Rewrite = () => undefined;

export const asText: Rewrite = (value) => (typeof value === 'number' ? String(value) : value);

export const asNumber: Rewrite = (value) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

/**
 * A word as a number. The documents show no numbers (ledger N-30): these are the places of the words in their list, and one
 * number for all words that are not in it.
 *
 * @param from Number of the first word.
 * @param words The list; that of the contract's schema when not given.
 */
export function asCode(from: number, words?: readonly string[]): Rewrite {
  return (value, schema) => {
    if (typeof value !== 'string') return value;
    const known = words ?? knownWords(schema);
    const place = known.indexOf(value);
    return from + (place === -1 ? known.length : place);
  };
}

export function ofCode(from: number, words?: readonly string[]): Rewrite {
  return (value, schema) => {
    if (typeof value !== 'number' && !(typeof value === 'string' && /^\d+$/.test(value))) return value;
    return (words ?? knownWords(schema))[Number(value) - from] ?? value;
  };
}

const words = new WeakMap<JsonSchema, string[]>();

function knownWords(schema: JsonSchema): string[] {
  let known = words.get(schema);
  if (!known) {
    const alternatives = Array.isArray(schema['anyOf']) ? schema['anyOf'].filter(isJsonObject) : [];
    known = [schema, ...alternatives].flatMap(({ enum: listed }) =>
      Array.isArray(listed) ? listed.filter((word): word is string => typeof word === 'string') : [],
    );
    words.set(schema, known);
  }
  return known;
}

export function without(...names: string[]): Rewrite {
  const left = new Set(names);
  return (value) =>
    isJsonObject(value)
      ? Object.fromEntries(Object.entries(value).filter(([name]) => !left.has(name)))
      : value;
}

export function only(...names: string[]): Rewrite {
  const kept = new Set(names);
  return (value) =>
    isJsonObject(value)
      ? Object.fromEntries(Object.entries(value).filter(([name]) => kept.has(name)))
      : value;
}
