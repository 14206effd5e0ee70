import { isJsonObject, type JsonObject } from '@telephony/contract';
import { endsAt, objectMembers, type ObjectMembers } from './members.ts';
import { comparePatterns } from './patterns.ts';
import { type Alternative, typeOfValue } from './model.ts';

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
