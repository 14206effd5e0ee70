import type { Contract } from '../contract.ts';
import type { Parameter } from '../operation/operation.ts';
import { parseJson } from './parse-json.ts';
import type { ReadValues } from './read-values.ts';
import { typedText } from './typed-text.ts';
import { Unreadable } from './unreadable.ts';
import { shapeOf } from './value-shape.ts';

/** A query that is split: a name that is there twice has a list. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

/**
 * The query parameters of a request, parsed and checked. Names that are not among `parameters` are left out.
 *
 * @param parameters Those of an operation, or some of them.
 */
export function readQueryValues(
  { resolve, schemas }: Pick<Contract, 'resolve' | 'schemas'>,
  parameters: readonly Parameter[],
  query: Query,
): ReadValues {
  const read: ReadValues = { values: {}, errors: [] };
  for (const parameter of parameters) {
    const { name, required, valueSchema } = parameter;
    const value = valueOf(parameter, query, (text) => typedText(shapeOf(resolve, valueSchema).types, text));
    if (value instanceof Unreadable) read.errors.push({ field: name, message: value.message });
    else if (value !== undefined) {
      read.errors.push(...schemas.check(valueSchema, value, name));
      read.values[name] = value;
    } else if (required) read.errors.push({ field: name, message: 'is required' });
  }
  return read;
}

function valueOf(
  { name, style, isJson }: Parameter,
  query: Query,
  typed: (text: string) => unknown,
): unknown {
  if (style === 'deepObject') return deepObject(name, query);
  const text = query[name];
  if (text === undefined) return undefined;
  if (typeof text !== 'string') return new Unreadable('must be given once');
  return isJson ? parseJson(text) : typed(text);
}

/** `fields[cdrs]=id,calldate` (style deepObject). */
function deepObject(name: string, query: Query): object | undefined {
  const members = Object.entries(query).flatMap(([key, text]) => {
    const [, member] = key.startsWith(`${name}[`) ? (/\[([^\]]+)\]$/.exec(key) ?? []) : [];
    return member === undefined || typeof text !== 'string' ? [] : [[member, text] as const];
  });
  return members.length === 0 ? undefined : Object.fromEntries(members);
}
