import { isDeepStrictEqual } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonObject } from '@telephony/contract';
import { type Alternative, placeOf, type SchemaSite, typeOfValue } from './model.ts';
import { boundsBeside, INTERVAL_KEYWORDS } from './keywords.ts';
import { numberBounds } from './numbers.ts';
import { listTexts } from './patterns.ts';

/** The values of the types that have few. */
const FEW: Partial<Record<Alternative['type'], unknown[]>> = { boolean: [true, false], null: [null] };

/** The values that an alternative is limited to: those listed that all of its parts let pass. Undefined where it is not. */
export function valuesOf(alternative: Alternative): unknown[] | undefined {
  const lists = listsOf(alternative);
  const [first, ...others] = lists;
  return first?.filter(
    (item) =>
      isOfType(item, alternative) &&
      others.every((list) => list.some((other) => isDeepStrictEqual(item, other))) &&
      satisfiesBounds(item, alternative.parts),
  );
}

/** Whether an alternative that is not limited to listed values takes one. */
export function takes(alternative: Alternative, value: unknown): boolean {
  return isOfType(value, alternative) && satisfiesBounds(value, alternative.parts);
}

function listsOf({ type, parts }: Alternative): unknown[][] {
  const few = FEW[type];
  return [
    ...parts.flatMap(({ value }) => [
      ...(Array.isArray(value['enum']) ? [value['enum']] : []),
      ...('const' in value ? [[value['const']]] : []),
    ]),
    ...(few ? [few] : []),
  ];
}

function isOfType(value: unknown, { type, whole }: Alternative): boolean {
  return type === typeOfValue(value) && (!whole || Number.isInteger(value));
}

/** The keywords that bound strings and numbers without a look at other schemas. */
const BOUNDS = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'format',
]);

const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
addFormats.default(ajv);
for (const format of ['int32', 'int64', 'float', 'double', 'password', 'byte', 'binary'])
  ajv.addFormat(format, true);
const validators = new Map<string, (value: unknown) => boolean>();

/** Whether a string or number keeps the bounds of all parts: lengths, sizes, pattern and format. */
export function satisfiesBounds(value: unknown, parts: SchemaSite[]): boolean {
  return parts.every((part) => {
    const bounds = boundsIn(part.value);
    return Object.keys(bounds).length === 0 || validatorOf(bounds)(value);
  });
}

function boundsIn(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => BOUNDS.has(keyword)));
}

function validatorOf(bounds: JsonObject): (value: unknown) => boolean {
  const key = JSON.stringify(bounds);
  let validator = validators.get(key);
  if (!validator) {
    const compiled = ajv.compile(bounds);
    validator = (value) => compiled(value);
    validators.set(key, validator);
  }
  return validator;
}

/** More numbers than this are not listed. */
const MOST_NUMBERS = 1000;

/** The whole numbers of an alternative that has few between two bounds; undefined where it is another. */
export function listedNumbers(alternative: Alternative): number[] | undefined {
  const { whole, parts } = alternative;
  const { lower, upper } = numberBounds(alternative);
  if (!whole || !lower || !upper || upper.value - lower.value >= MOST_NUMBERS) return undefined;
  if (parts.some(({ value }) => boundsBeside(INTERVAL_KEYWORDS, value, whole))) return undefined;
  return Array.from({ length: upper.value - lower.value + 1 }, (_, index) => lower.value + index);
}

/** More texts than this are not listed. */
const MOST_TEXTS = 100;
/** Keywords that a schema of all texts of a pattern may have. */
const OF_TEXTS: ReadonlySet<string> = new Set(['type', 'pattern', 'minLength', 'maxLength', 'format']);

/** The texts of an alternative whose pattern matches few; undefined where it is another. */
export function listedTexts({ type, parts }: Alternative): string[] | undefined {
  if (type !== 'string' || parts.some(({ value }) => boundsBeside(OF_TEXTS, value))) return undefined;
  const lists = parts.map(({ value }) => listTexts(value['pattern'], MOST_TEXTS));
  return lists.find((list) => list !== undefined)?.filter((text) => satisfiesBounds(text, parts));
}

/** Alternatives of listed numbers, and of true and false, as what they are in an address, where the others are texts. */
export function asTexts(alternatives: Alternative[], others: Alternative[]): Alternative[] {
  const isText =
    others.some(({ type }) => type === 'string') && !alternatives.some(({ type }) => type === 'string');
  if (!isText) return alternatives;
  return alternatives.map((alternative): Alternative => {
    const values = valuesOf(alternative);
    if (!values || (alternative.type !== 'number' && alternative.type !== 'boolean')) return alternative;
    const part = { value: { enum: values.map(String) }, pointer: placeOf(alternative) };
    return { type: 'string', whole: false, parts: [part] };
  });
}
