import type { JsonObject } from '@telephony/contract';
import { textsOf } from './json.ts';
import type { TypePart } from './model.ts';

/** The type names of a schema without its alternatives; `any` when nothing is said. */
export function typeNames(schema: JsonObject): string[] {
  const names = textsOf(schema['type']);
  if (names.length > 0) return names;
  if (Array.isArray(schema['anyOf'])) {
    // Alternatives that are values of a plain type are merged into the type of the whole.
    return [];
  }
  return schema['properties'] === undefined ? ['any'] : ['object'];
}

/** Types as a list in words: `string, integer or null`. Each is named once. */
export function joinTypes(types: TypePart[][]): TypePart[] {
  const unique = types.filter(
    (type, index) => types.findIndex((other) => key(other) === key(type)) === index,
  );
  return unique.flatMap((type, index) => {
    const separator = index === 0 ? '' : index === unique.length - 1 ? ' or ' : ', ';
    return separator === '' ? type : [{ text: separator }, ...type];
  });
}

function key(type: TypePart[]): string {
  return type.map(({ text }) => text).join('');
}
