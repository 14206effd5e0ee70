import type { JsonSchema } from '../document/json.ts';

/** Up to 15 digits, which a number holds exactly. */
const INTEGER = /^-?\d{1,15}$/;
const NUMBER = /^-?\d{1,15}(\.\d+)?$/;

/**
 * The text of a parameter as the type of its schema: a number where the schema takes one and the text writes one, else the
 * text itself, for a check to refuse.
 *
 * @param schema Its references followed.
 */
export function typedText({ type }: JsonSchema, text: string): number | string {
  if (type === 'string') return text;
  return (type === 'number' ? NUMBER : INTEGER).test(text) ? Number(text) : text;
}
