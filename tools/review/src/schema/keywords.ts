import { isJsonObject, type JsonObject } from '@telephony/contract';
import { isAnyText } from './patterns.ts';
import type { JsonType } from './model.ts';

export const NUMBER_BOUNDS = {
  lower: { inclusive: 'minimum', exclusive: 'exclusiveMinimum' },
  upper: { inclusive: 'maximum', exclusive: 'exclusiveMaximum' },
} as const;

export const BOUNDS_OF_NUMBERS = Object.values(NUMBER_BOUNDS).flatMap(({ inclusive, exclusive }) => [
  inclusive,
  exclusive,
]);

export const INTERVAL_KEYWORDS: ReadonlySet<string> = new Set(['type', 'format', ...BOUNDS_OF_NUMBERS]);

// The larger, the fewer values pass; for the others, the smaller.
export const LOWER_SIZES = ['minLength', 'minItems', 'minProperties', 'minContains'];
export const UPPER_SIZES = ['maxLength', 'maxItems', 'maxProperties', 'maxContains'];

// They remain in a schema only if they cannot be unfolded.
export const LOGIC_KEYWORDS = ['not', 'if', 'then', 'else', 'anyOf', 'oneOf', 'allOf', '$ref'];

// Another value refuses some values and admits others.
export const UNORDERED_KEYWORDS = [
  ...'pattern format multipleOf contentEncoding contentMediaType uniqueItems contains propertyNames'.split(
    ' ',
  ),
  ...'dependentSchemas dependentRequired dependencies unevaluatedItems'.split(' '),
  ...LOGIC_KEYWORDS,
];

// JSON Schema ignores these beside another type.
const TYPE_BY_KEYWORD = new Map<string, JsonType>([
  ...['minLength', 'maxLength', 'pattern', 'contentEncoding', 'contentMediaType'].map(ofType('string')),
  ...['multipleOf', ...BOUNDS_OF_NUMBERS].map(ofType('number')),
  ...['minItems', 'maxItems', 'uniqueItems', 'contains', 'minContains', 'maxContains'].map(ofType('array')),
  ...['unevaluatedItems'].map(ofType('array')),
  ...['minProperties', 'maxProperties', 'propertyNames', 'required'].map(ofType('object')),
  ...['dependentSchemas', 'dependentRequired', 'dependencies'].map(ofType('object')),
]);

function ofType(type: JsonType) {
  return (keyword: string): [string, JsonType] => [keyword, type];
}

export function isOfOtherType(keyword: string, type: JsonType): boolean {
  return type !== 'any' && (TYPE_BY_KEYWORD.get(keyword) ?? type) !== type;
}

const STRUCTURAL_KEYWORDS = [
  ...'type enum const properties patternProperties required additionalProperties'.split(' '),
  ...'unevaluatedProperties items prefixItems contentSchema'.split(' '),
  ...BOUNDS_OF_NUMBERS,
];

const BOUNDING_KEYWORDS = new Set([
  ...STRUCTURAL_KEYWORDS,
  ...LOWER_SIZES,
  ...UPPER_SIZES,
  ...UNORDERED_KEYWORDS,
]);

const ANNOTATION_KEYWORDS = new Set(['default', 'readOnly', 'writeOnly', 'deprecated', 'discriminator']);

export const TEXT_KEYWORDS = new Set(
  'title description examples example $comment externalDocs summary'.split(' '),
);

// How 3.0 documents say `nullable` once they are read as 3.1, where `nullable: true` says nothing.
export const OR_NULL = 'null beside all others';

export function hasBounds(schema: JsonObject): boolean {
  return Object.keys(schema).some((keyword) => BOUNDING_KEYWORDS.has(keyword));
}

export function isCompared(keyword: string): boolean {
  return BOUNDING_KEYWORDS.has(keyword) || ANNOTATION_KEYWORDS.has(keyword);
}

const NEUTRAL_FORMATS = new Set<unknown>(['int64', 'double', 'password', 'int32']);

// A neutral keyword refuses nothing: `uniqueItems: false`, `minItems: 0`, or a width. Values without a width are as
// wide as `int64` and `double`; `int32` counts as a bound.
export function isNeutral(
  keyword: string,
  schema: JsonObject,
  whole = schema['type'] === 'integer',
): boolean {
  const { [keyword]: value } = schema;
  if (keyword === 'format') return NEUTRAL_FORMATS.has(value);
  if (keyword === 'multipleOf') return whole && Number.isInteger(1 / Number(value));
  if (keyword === 'not') return value === false;
  if (keyword === 'pattern') return isAnyText(value);
  if (keyword === 'propertyNames') return isAnyName(value);
  if (keyword === 'if') return isAnything(schema['then']) && isAnything(schema['else']);
  if (keyword === 'then' || keyword === 'else') return !('if' in schema) || isAnything(value);
  // `contains` alone asks for one element.
  if (keyword === 'minContains') return value === 0 || value === 1 || !('contains' in schema);
  if (keyword === 'maxContains') return !('contains' in schema);
  if (keyword === 'contains') return schema['minContains'] === 0 && !('maxContains' in schema);
  return (
    (keyword === 'uniqueItems' && value === false) ||
    (value === 0 && /^min(?:Length|Items|Properties)$/.test(keyword))
  );
}

export function isAnything(value: unknown): boolean {
  return value === undefined || value === true || (isJsonObject(value) && !hasBounds(value));
}

function isAnyName(value: unknown): boolean {
  if (value === true) return true;
  return (
    isJsonObject(value) && Object.entries(value).every(([name, word]) => name === 'type' && word === 'string')
  );
}

export function hasOtherBounds(keywords: ReadonlySet<string>, schema: JsonObject, whole?: boolean): boolean {
  const others = Object.keys(schema).filter(
    (keyword) => !keywords.has(keyword) && !isNeutral(keyword, schema, whole),
  );
  return hasBounds(Object.fromEntries(others.map((keyword) => [keyword, true])));
}
