import { isDeepStrictEqual } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { childPointer, type JsonObject } from '@telephony/contract';
import { type Alternative, placeOf, type SchemaSite, typeOfValue } from './model.ts';
import { BOUNDS_OF_NUMBERS, hasOtherBounds, INTERVAL_KEYWORDS, NUMBER_BOUNDS } from './keywords.ts';
import { listTexts } from './patterns.ts';

export interface NumberBound {
  keyword: string;
  written: unknown;
  pointer: string;
  // For whole numbers and multiples, the last one that passes.
  value: number;
  exclusive: boolean;
}

const INT32 = 2 ** 31;
const WIDTHS: Readonly<Record<string, number>> = { int32: INT32, int64: 2 ** 63 };

type Side = keyof typeof NUMBER_BOUNDS;

export function numberBounds(alternative: Alternative): Record<Side, NumberBound | undefined> {
  return { lower: strictest(alternative, 'lower'), upper: strictest(alternative, 'upper') };
}

export function isOfWidth(bound: NumberBound | undefined, alternative: Alternative): boolean {
  return bound !== undefined && isBeyond(bound.value, 'lower', widthOf(alternative));
}

export function strictness(
  before: NumberBound | undefined,
  after: NumberBound | undefined,
  side: Side,
): number {
  if (!before || !after) return Number(after !== undefined) - Number(before !== undefined);
  const further = side === 'lower' ? after.value - before.value : before.value - after.value;
  return further === 0 ? Number(after.exclusive) - Number(before.exclusive) : further;
}

function strictest({ parts, whole }: Alternative, side: Side): NumberBound | undefined {
  const { inclusive, exclusive } = NUMBER_BOUNDS[side];
  const width = widthOf({ parts, whole });
  const step = wholeMultipleOf({ parts, whole }) ?? (whole ? 1 : undefined);
  return parts
    .flatMap(({ value, pointer }) => [
      ...boundAt(value, pointer, inclusive, false),
      ...boundAt(value, pointer, exclusive, true),
      ...formatBound(value, pointer, side),
    ])
    .map((bound) => (step === undefined ? bound : nearestMultiple(bound, side, step)))
    .filter(({ keyword, value }) => keyword === 'format' || !isBeyond(value, side, width))
    .toSorted((a, b) => strictness(a, b, side))[0];
}

function widthOf({ parts, whole }: Pick<Alternative, 'parts' | 'whole'>): number {
  return Math.min(...parts.map(({ value }) => (whole && WIDTHS[String(value['format'])]) || Infinity));
}

function boundAt(schema: JsonObject, pointer: string, keyword: string, exclusive: boolean): NumberBound[] {
  const value = schema[keyword];
  if (typeof value !== 'number') return [];
  return [{ keyword, written: value, pointer: childPointer(pointer, keyword), value, exclusive }];
}

function isBeyond(bound: number, side: Side, width: number): boolean {
  return side === 'lower' ? bound <= -width : bound >= width - 1;
}

// Nobody means the numbers below all of 32 bits.
function formatBound({ format }: JsonObject, pointer: string, side: Side): NumberBound[] {
  if (format !== 'int32' || side === 'lower') return [];
  const at = childPointer(pointer, 'format');
  return [{ keyword: 'format', written: format, pointer: at, value: INT32 - 1, exclusive: false }];
}

function nearestMultiple(bound: NumberBound, side: Side, step: number): NumberBound {
  const { value, exclusive } = bound;
  const steps = value / step;
  const isLower = side === 'lower';
  const inclusive = isLower ? Math.ceil(steps) : Math.floor(steps);
  const beyond = isLower ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  const last = exclusive ? beyond : inclusive;
  return { ...bound, value: last * step, exclusive: false };
}

export function wholeMultipleOf({ parts, whole }: Pick<Alternative, 'parts' | 'whole'>): number | undefined {
  const written = parts.flatMap(({ value }) => ('multipleOf' in value ? [value['multipleOf']] : []));
  const steps = written.filter((step) => typeof step === 'number' && Number.isInteger(step) && step > 0);
  const known = [...(whole ? [1] : []), ...(steps as number[])];
  if (known.length === 0) return undefined;
  const least = known.reduce((one, other) => (one / greatestCommonDivisor(one, other)) * other);
  return Number.isSafeInteger(least) ? least : undefined;
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}

const VALUES_BY_TYPE: Partial<Record<Alternative['type'], unknown[]>> = {
  boolean: [true, false],
  null: [null],
};

// Undefined for an alternative that lists no values.
export function listedValues(alternative: Alternative): unknown[] | undefined {
  const lists = valueLists(alternative);
  const [first, ...others] = lists;
  return first?.filter(
    (item) =>
      isOfType(item, alternative) &&
      others.every((list) => list.some((other) => isDeepStrictEqual(item, other))) &&
      satisfiesBounds(item, alternative.parts),
  );
}

export function accepts(alternative: Alternative, value: unknown): boolean {
  return isOfType(value, alternative) && satisfiesBounds(value, alternative.parts);
}

function valueLists({ type, parts }: Alternative): unknown[][] {
  const few = VALUES_BY_TYPE[type];
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

const SCALAR_BOUNDS = new Set([
  ...BOUNDS_OF_NUMBERS,
  ...'multipleOf minLength maxLength pattern format'.split(' '),
]);

const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
addFormats.default(ajv);
for (const format of ['int32', 'int64', 'float', 'double', 'password', 'byte', 'binary'])
  ajv.addFormat(format, true);
const validators = new Map<string, (value: unknown) => boolean>();

export function satisfiesBounds(value: unknown, parts: SchemaSite[]): boolean {
  return parts.every((part) => {
    const bounds = scalarBounds(part.value);
    return Object.keys(bounds).length === 0 || boundsValidator(bounds)(value);
  });
}

function scalarBounds(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => SCALAR_BOUNDS.has(keyword)));
}

function boundsValidator(bounds: JsonObject): (value: unknown) => boolean {
  const key = JSON.stringify(bounds);
  let validator = validators.get(key);
  if (!validator) {
    validator = compileBounds(bounds);
    validators.set(key, validator);
  }
  return validator;
}

function compileBounds(bounds: JsonObject): (value: unknown) => boolean {
  try {
    const compiled = ajv.compile(bounds);
    return (value) => compiled(value);
  } catch {
    return () => true;
  }
}

const MAX_LISTED_NUMBERS = 1000;

export function listedNumbers(alternative: Alternative): number[] | undefined {
  const { whole, parts } = alternative;
  const { lower, upper } = numberBounds(alternative);
  if (!whole || !lower || !upper || upper.value - lower.value >= MAX_LISTED_NUMBERS) return undefined;
  if (parts.some(({ value }) => hasOtherBounds(INTERVAL_KEYWORDS, value, whole))) return undefined;
  return Array.from({ length: upper.value - lower.value + 1 }, (_, index) => lower.value + index);
}

const MAX_LISTED_TEXTS = 100;
const TEXT_KEYWORDS: ReadonlySet<string> = new Set(['type', 'pattern', 'minLength', 'maxLength', 'format']);

export function listedTexts({ type, parts }: Alternative): string[] | undefined {
  if (type !== 'string' || parts.some(({ value }) => hasOtherBounds(TEXT_KEYWORDS, value))) return undefined;
  const lists = parts.map(({ value }) => listTexts(value['pattern'], MAX_LISTED_TEXTS));
  return lists.find((list) => list !== undefined)?.filter((text) => satisfiesBounds(text, parts));
}

export function asTexts(alternatives: Alternative[], others: Alternative[]): Alternative[] {
  const isText =
    others.some(({ type }) => type === 'string') && !alternatives.some(({ type }) => type === 'string');
  if (!isText) return alternatives;
  return alternatives.map((alternative): Alternative => {
    const values = listedValues(alternative);
    if (!values || (alternative.type !== 'number' && alternative.type !== 'boolean')) return alternative;
    const part = { value: { enum: values.map(String) }, pointer: placeOf(alternative) };
    return { type: 'string', whole: false, parts: [part] };
  });
}
