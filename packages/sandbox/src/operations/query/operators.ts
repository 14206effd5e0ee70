import type { FilterOperator } from '../../generated/schema.ts';
import { timestamp } from '../../infrastructure/timestamp.ts';
import { textOf } from '../../infrastructure/collection.ts';

export type Operator = 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte' | 'in' | 'like' | 'notlike';

export const operators: Record<FilterOperator, Operator> = {
  eq: 'eq',
  '=': 'eq',
  ne: 'ne',
  neq: 'ne',
  '<>': 'ne',
  '!=': 'ne',
  lt: 'lt',
  '<': 'lt',
  lte: 'lte',
  '<=': 'lte',
  gt: 'gt',
  '>': 'gt',
  gte: 'gte',
  '>=': 'gte',
  in: 'in',
  like: 'like',
  notlike: 'notlike',
};

export function meets(operator: Operator, found: unknown, wanted: unknown): boolean {
  switch (operator) {
    case 'eq':
      return isEqual(found, wanted);
    case 'ne':
      return !isEqual(found, wanted);
    case 'in':
      return Array.isArray(wanted) && wanted.some((one) => isEqual(found, one));
    case 'like':
      return matchesPattern(found, wanted);
    case 'notlike':
      return !matchesPattern(found, wanted);
    case 'lt':
      return isOrdered(found, wanted, (order) => order < 0);
    case 'lte':
      return isOrdered(found, wanted, (order) => order <= 0);
    case 'gt':
      return isOrdered(found, wanted, (order) => order > 0);
    case 'gte':
      return isOrdered(found, wanted, (order) => order >= 0);
  }
}

function isEqual(found: unknown, wanted: unknown): boolean {
  const value = found ?? null;
  if (value === null || wanted === null || wanted === undefined) return value === (wanted ?? null);
  if (typeof value === 'object')
    return JSON.stringify(value) === JSON.stringify(wanted) || elementsOf(value, wanted);
  if (typeof value === 'boolean') return value === asBoolean(wanted);
  if (typeof value === 'number') return value === numberOf(wanted);
  return typeof wanted !== 'object' && withTime(value, textOf(wanted)) === textOf(value);
}

function elementsOf(list: object, wanted: unknown): boolean {
  return (
    Array.isArray(list) && list.some((element) => typeof element !== 'object' && isEqual(element, wanted))
  );
}

function asBoolean(value: unknown): boolean | undefined {
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  if (value === false || value === 0 || value === '0' || value === 'false') return false;
  return undefined;
}

function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && DECIMAL.test(value) ? Number(value) : Number.NaN;
}

const DECIMAL = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;

function isOrdered(found: unknown, wanted: unknown, holds: (order: number) => boolean): boolean {
  if (found === null || found === undefined || wanted === null || wanted === undefined) return false;
  if (typeof found === 'object' || typeof wanted === 'object') return false;
  if (typeof found === 'number') {
    const number = numberOf(wanted);
    return !Number.isNaN(number) && holds(found - number);
  }
  const [a, b] = [textOf(found), withTime(found, textOf(wanted))];
  return holds(a < b ? -1 : a > b ? 1 : 0);
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const ISO_8601 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[\d:.]*(?<zone>Z|[+-]\d{2}:?\d{2})?$/i;
const TIMESTAMP = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

export function withTime(found: unknown, wanted: string): string {
  if (typeof found !== 'string' || !TIMESTAMP.test(found)) return wanted;
  if (DATE.test(wanted)) return `${wanted} 00:00:00`;
  const iso = ISO_8601.exec(wanted);
  const moment = iso ? Date.parse(iso.groups?.['zone'] ? wanted : `${wanted}Z`) : Number.NaN;
  return Number.isNaN(moment) ? wanted : timestamp(moment);
}

const MOST_PATTERNS = 100;
const patterns = new Map<string, (text: string) => boolean>();

/**
 * Whether a value matches a pattern without regard to case: `%` stands for any text, `_` for one character; a pattern
 * without `%` and `_` matches wherever it occurs (ledger N-27). Null matches nothing.
 */
export function matchesPattern(found: unknown, pattern: unknown): boolean {
  if (found === null || found === undefined || typeof pattern === 'object') return false;
  return matcherOf(textOf(pattern))(textOf(found).toLowerCase());
}

function matcherOf(pattern: string): (text: string) => boolean {
  let matcher = patterns.get(pattern);
  if (!matcher) {
    if (patterns.size >= MOST_PATTERNS) patterns.clear();
    matcher = compile(pattern.toLowerCase());
    patterns.set(pattern, matcher);
  }
  return matcher;
}

function compile(pattern: string): (text: string) => boolean {
  if (!/[%_]/.test(pattern)) return (text) => text.includes(pattern);
  return (text) => matches(text, pattern);
}

function matches(text: string, pattern: string): boolean {
  let at = 0;
  let wanted = 0;
  let comeBack = -1;
  let from = 0;
  while (at < text.length) {
    const sign = pattern[wanted];
    if (sign === '%') {
      comeBack = wanted++;
      from = at;
    } else if (sign === '_') {
      // A character may take two places.
      at += text.codePointAt(at)! > 0xffff ? 2 : 1;
      wanted += 1;
    } else if (sign === text[at]) {
      at += 1;
      wanted += 1;
    } else if (comeBack >= 0) {
      wanted = comeBack + 1;
      at = ++from;
    } else return false;
  }
  while (pattern[wanted] === '%') wanted += 1;
  return wanted === pattern.length;
}
