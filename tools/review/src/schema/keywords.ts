import { isJsonObject, type JsonObject } from '@telephony/contract';
import { type Alternative, type JsonType, typeOfValue } from './sites.ts';
import { comparePatterns, isAnyText } from './patterns.ts';
import { endsAt, objectMembers, type ObjectMembers } from './members.ts';

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

const JSON_TYPE = /^application\/(.+\+)?json\b/i;

/**
 * Whether `contentMediaType` is but a remark on the texts of an alternative, which no reader keeps to: where no other keyword
 * says how they are read, and they are not JSON.
 */
export function isRemark({ parts }: Alternative): boolean {
  return !parts.some(
    ({ value }) =>
      'contentSchema' in value ||
      'contentEncoding' in value ||
      JSON_TYPE.test(String(value['contentMediaType'])),
  );
}

/** What evaluates properties or elements besides refusing values (JSON Schema 2020-12, sections 11.2 and 11.3). */
const OF_PROPERTIES = new Set(['if', 'then', 'else', 'dependentSchemas', 'patternProperties']);
const OF_ITEMS = new Set(['if', 'then', 'else', 'contains', 'prefixItems']);

/** Whether a keyword says, beside `unevaluatedProperties` or `unevaluatedItems`, what these let pass. */
export function isEvaluating(keyword: string, { parts }: Alternative): boolean {
  const has = (unevaluated: string) =>
    parts.some(({ value }) => unevaluated in value && value[unevaluated] !== true);
  return (
    (OF_PROPERTIES.has(keyword) && has('unevaluatedProperties')) ||
    (OF_ITEMS.has(keyword) && has('unevaluatedItems'))
  );
}

/**
 * What is left of the value of a keyword beside the other keywords of an alternative; undefined where it refuses nothing that
 * they take: names that no object can have, properties that must be there anyway, a `not` of another type.
 */
export function effectiveValue(keyword: string, value: unknown, alternative: Alternative): unknown {
  if (keyword === 'not') return refusesNothing(value, alternative) ? undefined : value;
  if (alternative.type !== 'object' || !isJsonObject(value)) return value;
  if (keyword === 'dependentRequired') return withEntries(value, alternative, missingNames);
  if (keyword === 'dependentSchemas') return withEntries(value, alternative, (schema) => schema);
  if (keyword === 'propertyNames') return isInMembers(alternative) ? undefined : value;
  return value;
}

/** Longer texts than this are not compared with a pattern: the automaton has as many nodes. */
const LONGEST = 300;

/** Whether the values of an alternative keep a bound of their size anyway: by their properties, by what they contain, or by a pattern. */
export function impliesSize(keyword: string, size: number, alternative: Alternative): boolean {
  if (keyword === 'minProperties')
    return alternative.type === 'object' && objectMembers(alternative).required.size >= size;
  if (keyword === 'maxProperties')
    return (
      alternative.type === 'object' &&
      isInMembers(alternative) &&
      objectMembers(alternative).names.size <= size
    );
  if (keyword === 'minItems' && alternative.type === 'array')
    return alternative.parts.some(
      ({ value }) => value['contains'] !== undefined && Number(value['minContains'] ?? 1) >= size,
    );
  if (keyword === 'maxItems') return alternative.type === 'array' && endsAt(alternative, size);
  if (!/^m..Length$/.test(keyword) || size > LONGEST) return false;
  const length = `^[^]{${keyword === 'minLength' ? `${size},` : `0,${size}`}}$`;
  return alternative.parts.some(({ value }) => (comparePatterns(length, value['pattern']) ?? -1) >= 0);
}

/** Whether the texts of an alternative match a pattern anyway, by their lengths. */
export function impliesPattern(pattern: unknown, { parts }: Alternative): boolean {
  const sizes = (keyword: string) =>
    parts.flatMap(({ value }) => (typeof value[keyword] === 'number' ? [value[keyword]] : []));
  const [least, most] = [Math.max(0, ...sizes('minLength')), Math.min(LONGEST, ...sizes('maxLength'))];
  if (sizes('minLength').length + sizes('maxLength').length === 0 || least > LONGEST) return false;
  const upper = sizes('maxLength').length > 0 ? most : '';
  const order = comparePatterns(`^[^]{${least},${upper}}$`, pattern);
  return order !== undefined && order <= 0;
}

/** Whether the listed properties are all that an object can have. */
function isInMembers(alternative: Alternative): boolean {
  const isByPattern = alternative.parts.some(({ value }) => 'patternProperties' in value);
  return !isByPattern && objectMembers(alternative).closed;
}

/** The entries for properties that an object can have, and of these what is not so anyway. */
function withEntries(
  value: JsonObject,
  alternative: Alternative,
  rest: (entry: unknown, members: ObjectMembers, name: string) => unknown,
): JsonObject | undefined {
  const members = objectMembers(alternative);
  const entries = Object.entries(value)
    .filter(([name]) => !members.isForbidden(name))
    .map(([name, entry]) => [name, rest(entry, members, name)] as const)
    .filter(([, entry]) => !isEmpty(entry));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function isEmpty(entry: unknown): boolean {
  if (Array.isArray(entry)) return entry.length === 0;
  return entry === true || (isJsonObject(entry) && Object.keys(entry).length === 0);
}

function missingNames(entry: unknown, { required }: ObjectMembers, name: string): unknown {
  return Array.isArray(entry)
    ? entry.filter((other) => !required.has(String(other)) && other !== name)
    : entry;
}

/** Whether no value of an alternative satisfies a schema, as far as one keyword of it shows. */
function refusesNothing(schema: unknown, alternative: Alternative): boolean {
  if (!isJsonObject(schema) || alternative.type === 'any') return false;
  const {
    type,
    const: constant,
    enum: values = 'const' in schema ? [constant] : undefined,
    required,
  } = schema;
  const types =
    type === undefined ? undefined : [type].flat().map((name) => (name === 'integer' ? 'number' : name));
  if (types && !types.includes(alternative.type)) return true;
  if (Array.isArray(values) && !values.some((value) => typeOfValue(value) === alternative.type)) return true;
  if (alternative.type !== 'object' || !Array.isArray(required)) return false;
  const members = objectMembers(alternative);
  return required.some((name) => members.isForbidden(String(name)));
}
