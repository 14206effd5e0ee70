import type { JsonObject } from '@telephony/contract';
import type { JsonType } from './alternative.ts';

/** Bounds of numbers, both ways of writing them, by the side that they bound. */
export const NUMBER_BOUNDS = {
  lower: { inclusive: 'minimum', exclusive: 'exclusiveMinimum' },
  upper: { inclusive: 'maximum', exclusive: 'exclusiveMaximum' },
} as const;

const BOUNDS_OF_NUMBERS = Object.values(NUMBER_BOUNDS).flatMap(({ inclusive, exclusive }) => [
  inclusive,
  exclusive,
]);

/** Keywords that a schema of all numbers between two bounds may have. */
export const INTERVAL_KEYWORDS: ReadonlySet<string> = new Set(['type', 'format', ...BOUNDS_OF_NUMBERS]);

/** Bounds of sizes that let fewer values pass the larger they are, and those that let fewer pass the smaller they are. */
export const LOWER = ['minLength', 'minItems', 'minProperties', 'minContains'];
export const UPPER = ['maxLength', 'maxItems', 'maxProperties', 'maxContains'];

/** Keywords that combine schemas, where they are left in one because they cannot be unfolded. */
export const LOGIC = ['not', 'if', 'then', 'else', 'anyOf', 'oneOf', 'allOf', '$ref'];

/**
 * Keywords of which no order is known: with another value, some values pass that did not, and the other way about.
 */
export const OTHER = [
  'pattern',
  'format',
  'multipleOf',
  'contentEncoding',
  'contentMediaType',
  'uniqueItems',
  'contains',
  'propertyNames',
  'dependentSchemas',
  'dependentRequired',
  'dependencies',
  'unevaluatedItems',
  ...LOGIC,
];

/** The one type whose values a keyword bounds: beside another type it says nothing. */
const ABOUT = new Map<string, JsonType>([
  ...['minLength', 'maxLength', 'pattern', 'contentEncoding', 'contentMediaType'].map(of('string')),
  ...['multipleOf'].map(of('number')),
  ...['minItems', 'maxItems', 'uniqueItems', 'contains', 'minContains', 'maxContains'].map(of('array')),
  ...['unevaluatedItems'].map(of('array')),
  ...['minProperties', 'maxProperties', 'propertyNames'].map(of('object')),
  ...['dependentSchemas', 'dependentRequired', 'dependencies'].map(of('object')),
]);

function of(type: JsonType) {
  return (keyword: string): [string, JsonType] => [keyword, type];
}

/** Whether a keyword says nothing of values of a type, such as `minLength` of a number. */
export function isOfOtherType(keyword: string, type: JsonType): boolean {
  return type !== 'any' && (ABOUT.get(keyword) ?? type) !== type;
}

/** Keywords that are compared one by one, each by its own comparison. */
const STRUCTURE = [
  'type',
  'enum',
  'const',
  'properties',
  'patternProperties',
  'required',
  'additionalProperties',
  'unevaluatedProperties',
  'items',
  'prefixItems',
  'contentSchema',
  ...BOUNDS_OF_NUMBERS,
];

/** All keywords that bound the values of a schema. */
const BOUNDING = new Set([...STRUCTURE, ...LOWER, ...UPPER, ...OTHER]);

/** Keywords that say something of a schema besides the values that satisfy it, and are compared. */
const MARKS = new Set(['default', 'readOnly', 'writeOnly', 'deprecated', 'discriminator']);

/** Keywords with words for people. */
export const WORDS = new Set([
  'title',
  'description',
  'examples',
  'example',
  '$comment',
  'externalDocs',
  'summary',
]);

/** Whether a schema has a keyword that bounds its values. */
export function bounds(schema: JsonObject): boolean {
  return Object.keys(schema).some((keyword) => BOUNDING.has(keyword));
}

/** Whether the comparison of schemas knows what a keyword does. */
export function isCompared(keyword: string): boolean {
  return BOUNDING.has(keyword) || MARKS.has(keyword);
}
