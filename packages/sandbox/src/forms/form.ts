import { type FieldError, isJsonObject, type JsonSchema, type Operation } from '@telephony/contract';
import type { LedgerId } from '@telephony/openapi';

export type Variant = 'documented' | 'observed';

/** Returns undefined for a field to leave out, or an event not to send. */
export type Rewrite = (value: unknown, schema: JsonSchema) => unknown;

export interface PlainResponse {
  status: number;
  body: unknown;
  warnings?: readonly FieldError[];
}

type Restate = (response: PlainResponse, operation: Operation) => PlainResponse;

export interface MarkedValue extends Partial<Record<Variant, Rewrite>> {
  /** The name of the marked field or schema. */
  at: string;
  /** Converts a filter's value from the variant that the store does not have. */
  read?: Rewrite;
}

export interface MarkedStatus extends Partial<Record<Variant, Restate>> {
  status: number;
}

/** A thing that is sent in two variants; the contract marks the places with the ID of the ledger's entry. */
export interface Form<Id extends LedgerId = LedgerId> {
  id: Id;
  /** The variant that is sent by default. Default: observed. */
  usual?: Variant;
  values?: readonly MarkedValue[];
  statuses?: readonly MarkedStatus[];
}

export const omit: Rewrite = () => undefined;

export const asText: Rewrite = (value) => (typeof value === 'number' ? String(value) : value);

export const asNumber: Rewrite = (value) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

/**
 * Writes a word as a number. The documents show no numbers (ledger N-30), so each word has its place in the list, and all
 * other words share the next number.
 *
 * @param from Number of the first word.
 * @param words Default: the enumeration in the contract's schema.
 */
export function asCode(from: number, words?: readonly string[]): Rewrite {
  return (value, schema) => {
    if (typeof value !== 'string') return value;
    const known = words ?? enumeratedWords(schema);
    const place = known.indexOf(value);
    return from + (place === -1 ? known.length : place);
  };
}

/** The reverse of `asCode`. */
export function ofCode(from: number, words?: readonly string[]): Rewrite {
  return (value, schema) => {
    if (typeof value !== 'number' && !(typeof value === 'string' && /^\d+$/.test(value))) return value;
    return (words ?? enumeratedWords(schema))[Number(value) - from] ?? value;
  };
}

const wordsBySchema = new WeakMap<JsonSchema, string[]>();

function enumeratedWords(schema: JsonSchema): string[] {
  let known = wordsBySchema.get(schema);
  if (!known) {
    const alternatives = Array.isArray(schema['anyOf']) ? schema['anyOf'].filter(isJsonObject) : [];
    known = [schema, ...alternatives].flatMap(({ enum: listed }) =>
      Array.isArray(listed) ? listed.filter((word): word is string => typeof word === 'string') : [],
    );
    wordsBySchema.set(schema, known);
  }
  return known;
}

const filterFields =
  (keeps: (name: string) => boolean): Rewrite =>
  (value) =>
    isJsonObject(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => keeps(name))) : value;

export const without = (...names: string[]): Rewrite => filterFields((name) => !names.includes(name));

export const only = (...names: string[]): Rewrite => filterFields((name) => names.includes(name));
