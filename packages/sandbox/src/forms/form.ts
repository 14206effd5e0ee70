import { isJsonObject, type JsonSchema, type Operation } from '@telephony/contract';
import type { LedgerId } from '@telephony/openapi';

/** Which of two forms is sent. */
export type Face = 'documented' | 'observed';

/**
 * Writes a value in one of its forms. It changes nothing that it is given.
 *
 * @param schema Of the value, in the contract.
 * @returns The value as it is sent; undefined where it is left out, or where the whole event is not sent.
 */
export type Rewrite = (value: unknown, schema: JsonSchema) => unknown;

/** A response before it is written. */
export interface Made {
  status: number;
  body: unknown;
}

/** Writes a response with another status. It changes nothing that it is given. */
type Restate = (made: Made, operation: Operation) => Made;

/** What differs in a value that the contract marks with the id of the form. A face that is missing leaves it as it is. */
export interface MarkedValue extends Partial<Record<Face, Rewrite>> {
  /** Name of the marked field or schema: the last part of its place in the ledger. */
  at: string;
  /** The value that is meant where a filter has it in the form that is not made here. */
  read?: Rewrite;
}

/** What differs in responses of a status, where operation, response or security scheme are marked with the id of the form. */
export interface MarkedStatus extends Partial<Record<Face, Restate>> {
  status: number;
}

/**
 * Two forms of one thing on the wire. What the rest of the sandbox makes is one of them; the contract's marks say where they
 * apply.
 */
export interface Form<Id extends LedgerId = LedgerId> {
  /** Of the ledger's entry. */
  id: Id;
  /** The one that is sent where nothing is asked for. Default: the observed one, as it was seen live or in a shipped client. */
  usual?: Face;
  values?: readonly MarkedValue[];
  statuses?: readonly MarkedStatus[];
}

/** Leaves a field out, or does not send an event. */
export const leftOut: Rewrite = () => undefined;

/** An id as text. */
export const asText: Rewrite = (value) => (typeof value === 'number' ? String(value) : value);

/** An id as a number, where it is written with digits alone. */
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

/** The word that a number stands for: the other way round. */
export function ofCode(from: number, words?: readonly string[]): Rewrite {
  return (value, schema) => {
    if (typeof value !== 'number' && !(typeof value === 'string' && /^\d+$/.test(value))) return value;
    return (words ?? knownWords(schema))[Number(value) - from] ?? value;
  };
}

const words = new WeakMap<JsonSchema, string[]>();

/** The words that the contract knows of an open enumeration. */
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

/** A record without some of its fields. */
export function without(...names: string[]): Rewrite {
  const left = new Set(names);
  return (value) =>
    isJsonObject(value)
      ? Object.fromEntries(Object.entries(value).filter(([name]) => !left.has(name)))
      : value;
}

/** A record with some of its fields alone. */
export function only(...names: string[]): Rewrite {
  const kept = new Set(names);
  return (value) =>
    isJsonObject(value)
      ? Object.fromEntries(Object.entries(value).filter(([name]) => kept.has(name)))
      : value;
}
