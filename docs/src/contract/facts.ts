import type { JsonObject } from '@telephony/contract';
import type { Fact } from './model.ts';

/** What each keyword is called on the pages. */
const NAMES = {
  format: 'Format',
  contentEncoding: 'Encoding',
  contentMediaType: 'Content',
  const: 'Always',
  default: 'Default',
  pattern: 'Pattern',
  minimum: 'At least',
  exclusiveMinimum: 'More than',
  maximum: 'At most',
  exclusiveMaximum: 'Less than',
  minLength: 'Characters, at least',
  maxLength: 'Characters, at most',
  minItems: 'Items, at least',
  maxItems: 'Items, at most',
} as const;

/** Keywords whose value is a word, not a value of the field. */
const WORDS = new Set(['format', 'contentEncoding', 'contentMediaType']);

/** The bounds and other plain facts of a schema. */
export function factsOf(schema: JsonObject): Fact[] {
  const facts = Object.entries(NAMES).flatMap(([keyword, name]): Fact[] => {
    const value = schema[keyword];
    if (value === undefined) return [];
    const code = !WORDS.has(keyword);
    return [{ name, value: code && keyword !== 'pattern' ? JSON.stringify(value) : String(value), code }];
  });
  const unique: Fact[] =
    schema['uniqueItems'] === true ? [{ name: 'Items', value: 'each once', code: false }] : [];
  return [...facts, ...unique];
}
