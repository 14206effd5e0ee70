import { isJsonObject } from '../document/json.ts';

/**
 * What is wrong with a text that breaks the pattern of a schema, in the words of that schema: the first sentence of its
 * description, and an example. Undefined for a schema that has neither.
 */
export function wrongForm(schema: unknown): string | undefined {
  if (!isJsonObject(schema)) return undefined;
  const { description, examples, example } = schema;
  const first: unknown = Array.isArray(examples) ? examples[0] : example;
  const words = typeof description === 'string' ? `: ${firstSentence(description)}` : '';
  const such = typeof first === 'string' ? `; example: ${first}` : '';
  return words === '' && such === '' ? undefined : `does not have the expected form${words}${such}`;
}

/** Without its full stop: more follows. */
function firstSentence(description: string): string {
  const [sentence = ''] = description.trim().split(/(?<=\.)\s+(?=[A-Z`(])|\n\n/);
  return sentence.replaceAll(/\s+/g, ' ').replace(/\.$/, '');
}
