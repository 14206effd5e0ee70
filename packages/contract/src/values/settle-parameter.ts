import type { Contract } from '../contract.ts';
import type { FieldError } from '../validation/describe-faults.ts';
import type { PlannedParameter } from './request-plan.ts';
import type { JsonType, ValueShape } from './value-shape.ts';

/** What a parameter can mean, the likeliest first; undefined where it is not there. */
export type Meanings = ((typing: Typing) => readonly unknown[]) | Unreadable | undefined;

/** Where values and errors of a place go. */
export interface Settled {
  values: Record<string, unknown>;
  errors: FieldError[];
}

const asItIs: Typing = (_, text) => text;

/** Takes what a parameter means if its schema allows it, and else says what is wrong with the likeliest meaning. */
export function settleParameter(
  { schemas }: Pick<Contract, 'schemas'>,
  { name, schema, required }: PlannedParameter,
  meanings: Meanings,
  { values, errors }: Settled,
): void {
  if (meanings === undefined) {
    if (required) errors.push({ field: name, message: 'is required' });
    return;
  }
  if (meanings instanceof Unreadable) {
    errors.push({ field: name, message: meanings.message });
    return;
  }
  try {
    const [first, ...others] = meanings(typedText);
    const found = schemas.check(schema, first, name);
    if (found.length === 0) {
      values[name] = first;
      return;
    }
    // What looks like a number can be meant as a text: the schema decides.
    const other = [...others, ...meanings(asItIs)].find((meaning) => schemas.allows(schema, meaning));
    if (other === undefined) for (const error of found) errors.push(error);
    else values[name] = other;
  } catch (error) {
    // Values within values, thousands deep, end the stack of a validator.
    if (!(error instanceof RangeError)) throw error;
    errors.push({ field: name, message: 'has values within values too deep to be checked' });
  }
}

/** What a text means that is one value: JSON, or plain. */
export function meaningsOfText({ isJson, shape }: PlannedParameter, text: string): Meanings {
  if (!isJson) return (typing) => [typing(shape.types, text)];
  const value = parseJson(text);
  return value instanceof Unreadable ? value : () => [value];
}

const INTEGER = /^-?\d+$/;
const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d{1,3})?$/i;

/**
 * A text of a request as one of the types that a schema takes: a number, a boolean or null where the schema takes one and
 * the text writes one, else the text itself, for a check to refuse. Where the schema takes texts as well, `007` is one, and so
 * is an integer of more digits than a number holds: the number would lose it. Where it takes numbers alone, such an integer is
 * the nearest number, as a reader of JSON would have it.
 */
export function typedText(types: ReadonlySet<JsonType>, text: string): boolean | number | string | null {
  const takesText = types.has('string');
  if (types.has('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (types.has('null') && !takesText && (text === '' || text === 'null')) return null;
  if (!types.has('integer') && !types.has('number')) return text;
  const pattern = types.has('number') ? NUMBER : INTEGER;
  if (!pattern.test(text)) return text;
  const number = Number(text);
  const isLost = !Number.isFinite(number) || (takesText && String(number) !== text);
  return isLost ? text : number;
}

/** A value as a request writes it: what its style makes of the text. A form that the text does not have is not there. */
export interface Written {
  text?: string | undefined;
  list?: readonly string[] | undefined;
  /** Names and values of the fields of an object; several values are those of an array. */
  pairs?: readonly (readonly [name: string, values: readonly string[]])[] | undefined;
}

/** Makes a value of a text: `typedText`, or one that leaves it as it is. */
export type Typing = typeof typedText;

/** What a written value can mean by a shape, the likeliest first. There is always one meaning. */
export function meaningsOf(shape: ValueShape, { text, list, pairs }: Written, typing: Typing): unknown[] {
  const meanings: unknown[] = [];
  if (shape.takesObject && pairs) meanings.push(objectOf(shape, pairs, typing));
  if (shape.takesArray && list) meanings.push(list.map((part) => typing(shape.items.types, part)));
  const isOneText = text !== undefined && (meanings.length === 0 || hasPlainType(shape));
  if (!isOneText) return meanings;
  const typed = typing(shape.types, text);
  // Of several values in one text a list is likelier, of a single one it is not.
  return list && list.length > 1 ? [...meanings, typed] : [typed, ...meanings];
}

function hasPlainType({ types, takesArray, takesObject }: ValueShape): boolean {
  return types.size > Number(takesArray) + Number(takesObject);
}

function objectOf(shape: ValueShape, pairs: NonNullable<Written['pairs']>, typing: Typing): object {
  // Names come from the request: on an object without a prototype none of them means anything.
  const object = Object.create(null) as Record<string, unknown>;
  for (const [name, values] of pairs) {
    const member = shape.member(name);
    const [first = ''] = values;
    object[name] = member.takesArray
      ? values.map((value) => typing(member.items.types, value))
      : typing(member.types, first);
  }
  return object;
}

type Pairs = NonNullable<Written['pairs']>;

/** `R,100,G,200` split at its commas; undefined where a name has no value. */
export function alternatingPairs(parts: readonly string[]): Pairs | undefined {
  if (parts.length % 2 !== 0) return undefined;
  return Array.from({ length: parts.length / 2 }, (_, index) => [parts[2 * index]!, [parts[2 * index + 1]!]]);
}

/** `R=100,G=200` split at its commas; undefined where a part has no `=`. */
export function equalPairs(parts: readonly string[]): Pairs | undefined {
  const pairs = parts.map((part): [string, string[]] => {
    const at = part.indexOf('=');
    return at === -1 ? ['', []] : [part.slice(0, at), [part.slice(at + 1)]];
  });
  return pairs.some(([, values]) => values.length === 0) ? undefined : pairs;
}

/** What keeps a parameter from being read, in words that follow its name. */
export class Unreadable {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

/** The value of a JSON text, or why it is not one. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return new Unreadable(`is not JSON: ${(error as Error).message}`);
  }
}
