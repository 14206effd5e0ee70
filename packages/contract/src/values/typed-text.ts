import type { JsonType } from './json-type.ts';

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
