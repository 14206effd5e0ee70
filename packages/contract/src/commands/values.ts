/** Reads texts of a command line: values of fields, points in time, conditions of a filter. */
import { isJsonObject, type OpenApiDocument } from '../document/openapi-document.ts';
import type { Operation } from '../operation/operation.ts';
import { filterableProperties } from '../records.ts';
import { typedText, type ValueShape } from '../values/value-shape.ts';
import type { Field } from './fields.ts';

/** An error for a text that is no value of its flag. */
export class ValueError extends Error {
  override readonly name = 'ValueError';
}

/**
 * Reads the value of a flag.
 *
 * @param given A flag that is repeated gives several texts.
 * @throws ValueError for a text of the wrong type.
 */
export function valueOf(field: Field, given: string | readonly string[] | boolean): unknown {
  if (typeof given === 'boolean') return given;
  const label = field.place === 'path' ? field.flag : `--${field.flag}`;
  const { shape } = field;
  if (!field.isList) return single(label, shape, String(given));
  const texts = [given].flat();
  const [only = ''] = texts;
  if (texts.length === 1 && only.startsWith('[')) return json(label, only);
  // Ids are often pasted with commas between them.
  const items = field.place === 'path' ? texts.flatMap((text) => text.split(',')) : texts;
  return items.map((text) => single(label, shape.items, text));
}

function single(label: string, shape: ValueShape, text: string): unknown {
  const { types } = shape;
  if ((types.has('object') || types.has('array')) && /^[[{]/.test(text)) return json(label, text);
  const value = typedText(types, text);
  if (typeof value !== 'string' || types.has('string')) return value;
  throw new ValueError(`${label}: "${text}" is not ${typeName(types)}.`);
}

function json(label: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ValueError(`${label}: the JSON cannot be read: ${(cause as Error).message}`, { cause });
  }
}

function typeName(types: ValueShape['types']): string {
  if (types.has('number')) return 'a number';
  if (types.has('integer')) return 'a whole number';
  if (types.has('boolean')) return 'true or false';
  return types.has('object') || types.has('array') ? 'JSON, such as {"id": 1}' : [...types].join(' or ');
}

/** A condition in the form of the contract's `FilterCondition`. */
export interface Condition {
  property: string;
  operator: string;
  value: unknown;
}

const OPERATORS_BY_SIGN: Readonly<Record<string, string>> = { '~': 'like', '!~': 'notlike' };

/**
 * Reads a condition such as `calldate>=2026-11-20`, `src~4477` or `dst in 2102,2103`.
 *
 * @param now The platform's time, in milliseconds since 1970.
 * @throws ValueError for another form, and for a field that is not filterable.
 */
export async function readCondition(
  document: OpenApiDocument,
  operation: Operation,
  text: string,
  now: number,
): Promise<Condition> {
  const match = /^\s*([\w.]+)\s*([=!<>~]+|\sin\s)\s*(.*)$/s.exec(text);
  if (!match || !/^(?:[<>!]?=|!?~|[<>]|\sin\s)$/.test(match[2]!))
    throw new ValueError(
      `--filter: "${text}" is not a condition. Write FIELD, then = != < <= > >= ~ !~ or "in", then VALUE.`,
    );
  const [, property = '', sign = '', value = ''] = match;
  const names = filterableProperties({ document }, operation);
  if (!names.has(property)) {
    const near = (await import('../nearest.ts')).nearest(property, names);
    const advice =
      near === undefined ? `Use ${[...names].slice(0, 12).join(', ')}.` : `Did you mean ${near}?`;
    throw new ValueError(`--filter: "${property}" is not a filterable field of ${operation.path}. ${advice}`);
  }
  const operator = OPERATORS_BY_SIGN[sign] ?? sign.trim();
  if (operator === 'in') return { property, operator, value: value.split(',').map((one) => one.trim()) };
  const isTime = isDate(value) || (property === dateField(operation) && /^[<>]/.test(sign));
  return { property, operator, value: isTime ? pointInTime('--filter', value, now) : value };
}

const SIGNS_BY_OPERATOR: Readonly<Record<string, string>> = {
  eq: '=',
  ne: '!=',
  neq: '!=',
  '<>': '!=',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  in: ' in ',
  like: '~',
  notlike: '!~',
};

export function conditionText(condition: unknown): string {
  if (!isJsonObject(condition)) return wordOf(condition);
  const { property, operator, value } = condition;
  return `${String(property)}${SIGNS_BY_OPERATOR[String(operator)] ?? String(operator)}${[value].flat().map(wordOf).join(',')}`;
}

export const wordOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const isDate = (value: string): boolean => /^\d{4}-\d\d-\d\d(?:T\S+)?$|^(?:today|yesterday)$/.test(value);

/** Returns the date field of a collection's filter (`x-filter`). */
export function dateField({ object }: Operation): string | undefined {
  return object['x-filter']?.dateProperty;
}

/** Returns the conditions of `--since` and `--until`. @throws ValueError for a wrong time. */
export function spanOf(
  field: string,
  { since, until }: { since?: string | undefined; until?: string | undefined },
  now: number,
): Condition[] {
  const from = since === undefined ? undefined : pointInTime('--since', since, now);
  const end = until === undefined ? undefined : pointInTime('--until', until, now);
  if (from !== undefined && end !== undefined && end <= from)
    throw new ValueError(`--until: ${end} is not after --since, ${from}.`);
  const condition = (operator: string, value: string | undefined): Condition[] =>
    value === undefined ? [] : [{ property: field, operator, value }];
  return [...condition('gte', from), ...condition('lt', end)];
}

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 };

/** The forms of a time, for messages and help. */
export const TIME_FORMS = 'today, yesterday, 2026-11-20, 2026-11-20T09:00, or an age such as 30m, 12h, 7d';

function pointInTime(flag: string, text: string, now: number): string {
  const date = readTime(text, now);
  if (date === undefined || Number.isNaN(date.getTime()))
    throw new ValueError(`${flag}: "${text}" is not a time. Write ${TIME_FORMS}.`);
  return apiTime(date);
}

/** Formats a time for the API. */
export function apiTime(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}

const exists = (day: string): boolean => {
  const date = new Date(`${day}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

function readTime(text: string, now: number): Date | undefined {
  const midnight = now - (now % UNITS['d']!);
  if (text === 'now') return new Date(now);
  if (text === 'today') return new Date(midnight);
  if (text === 'yesterday') return new Date(midnight - UNITS['d']!);
  const [, count, unit] = /^(\d{1,5})([mhdw])$/.exec(text) ?? [];
  if (unit !== undefined) return new Date(now - Number(count) * UNITS[unit]!);
  const [, day, time = '00:00', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/.exec(text) ?? [];
  if (day === undefined) return undefined;
  // Date moves 30 February to March.
  return exists(day) ? new Date(`${day}T${time}${zone}`) : undefined;
}
