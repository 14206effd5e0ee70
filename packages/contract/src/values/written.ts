import type { typedText } from './typed-text.ts';
import type { ValueShape } from './value-shape.ts';

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
