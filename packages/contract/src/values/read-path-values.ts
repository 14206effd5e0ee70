import type { Contract } from '../contract.ts';
import type { Operation } from '../operation/operation.ts';
import type { ReadValues } from './read-values.ts';
import { typedText } from './typed-text.ts';
import { shapeOf } from './value-shape.ts';

/**
 * The path parameters of a request, checked. A list (`/monitors/7001,7002`) is an array with `style: simple`: it is split
 * at its commas.
 *
 * @param texts By name, percent-decoded.
 */
export function readPathValues(
  { resolve, schemas }: Pick<Contract, 'resolve' | 'schemas'>,
  { pathParameters }: Operation,
  texts: Readonly<Record<string, string>>,
): ReadValues {
  const read: ReadValues = { values: {}, errors: [] };
  for (const { name, valueSchema } of pathParameters) {
    const shape = shapeOf(resolve, valueSchema);
    const isList = shape.takesArray;
    const { types } = isList ? shape.items : shape;
    const text = texts[name] ?? '';
    const parts = isList ? text.split(',') : [text];
    const empty = parts.flatMap((part, index) => (part === '' ? [isList ? `${name}[${index}]` : name] : []));
    const typed = parts.map((part) => typedText(types, part));
    read.values[name] = isList ? typed : typed[0];
    read.errors.push(
      ...(empty.length > 0
        ? empty.map((field) => ({ field, message: 'must not be empty' }))
        : schemas.check(valueSchema, read.values[name], name)),
    );
  }
  return read;
}
