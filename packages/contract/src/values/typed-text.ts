import type { JsonSchema } from '../document/json.ts';

/** Up to 15 digits, which a number holds exactly. */
const INTEGER = /^-?\d{1,15}$/;
const NUMBER = /^-?\d{1,15}(\.\d+)?$/;

/**
 * The text of a parameter as the type of its schema: a number where the schema takes one and the text writes one, else the
 * text itself, for a check to refuse. Where the schema takes texts as well, `007` is one: the number 7 would lose it.
 *
 * @param schema Its references followed.
 */
export function typedText({ type }: JsonSchema, text: string): number | string {
  const types = new Set([type ?? ['integer', 'string']].flat());
  const pattern = types.has('number') ? NUMBER : INTEGER;
  if ((!types.has('number') && !types.has('integer')) || !pattern.test(text)) return text;
  const number = Number(text);
  return types.has('string') && String(number) !== text ? text : number;
}
