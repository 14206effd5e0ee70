import { isJsonObject, type JsonObject } from '@telephony/contract';
import { isAnyText } from './patterns.ts';
import type { JsonType } from './model.ts';

/** Bounds of numbers, both ways of writing them, by the side that they bound. */
export const NUMBER_BOUNDS = {
  lower: { inclusive: 'minimum', exclusive: 'exclusiveMinimum' },
  upper: { inclusive: 'maximum', exclusive: 'exclusiveMaximum' },
} as const;

/** The keywords of all of them. */
export const BOUNDS_OF_NUMBERS = Object.values(NUMBER_BOUNDS).flatMap(({ inclusive, exclusive }) => [
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
  ...['multipleOf', ...BOUNDS_OF_NUMBERS].map(of('number')),
  ...['minItems', 'maxItems', 'uniqueItems', 'contains', 'minContains', 'maxContains'].map(of('array')),
  ...['unevaluatedItems'].map(of('array')),
  ...['minProperties', 'maxProperties', 'propertyNames', 'required'].map(of('object')),
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

/** Formats that every value of their type has, and the one that is a bound of numbers. */
const ANY_VALUE = new Set<unknown>(['int64', 'double', 'password', 'int32']);

/**
 * Whether a keyword of a schema lets pass what passes without it: `uniqueItems: false`, `minItems: 0`, a multiple of 1 or a half where
 * numbers are whole, an `if` of which nothing follows, and the widths of numbers. `int64` and `double` are as wide as what is meant where no width is given; `int32` is
 * compared with the minimum and the maximum.
 */
export function saysNothing(
  keyword: string,
  schema: JsonObject,
  whole = schema['type'] === 'integer',
): boolean {
  const { [keyword]: value } = schema;
  if (keyword === 'format') return ANY_VALUE.has(value);
  if (keyword === 'multipleOf') return whole && Number.isInteger(1 / Number(value));
  if (keyword === 'not') return value === false;
  if (keyword === 'pattern') return isAnyText(value);
  if (keyword === 'propertyNames') return isAnyName(value);
  if (keyword === 'if') return isAnything(schema['then']) && isAnything(schema['else']);
  if (keyword === 'then' || keyword === 'else') return !('if' in schema) || isAnything(value);
  // At least one element is what `contains` asks for by itself.
  if (keyword === 'minContains') return value === 0 || value === 1 || !('contains' in schema);
  if (keyword === 'maxContains') return !('contains' in schema);
  if (keyword === 'contains') return schema['minContains'] === 0 && !('maxContains' in schema);
  return (
    (keyword === 'uniqueItems' && value === false) ||
    (value === 0 && /^min(?:Length|Items|Properties)$/.test(keyword))
  );
}

/** Whether a schema takes every value, or is missing. */
export function isAnything(value: unknown): boolean {
  return value === undefined || value === true || (isJsonObject(value) && !bounds(value));
}

/** Whether a schema of names takes every text. */
function isAnyName(value: unknown): boolean {
  if (value === true) return true;
  return (
    isJsonObject(value) && Object.entries(value).every(([name, word]) => name === 'type' && word === 'string')
  );
}

/** Whether a schema bounds its values by other keywords than the given ones. */
export function boundsBeside(keywords: ReadonlySet<string>, schema: JsonObject, whole?: boolean): boolean {
  const others = Object.keys(schema).filter(
    (keyword) => !keywords.has(keyword) && !saysNothing(keyword, schema, whole),
  );
  return bounds(Object.fromEntries(others.map((keyword) => [keyword, true])));
}
