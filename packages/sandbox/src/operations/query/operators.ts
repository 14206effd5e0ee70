import type { FilterOperator } from '../../generated/schema.ts';
import { timestamp } from '../../infrastructure/timestamp.ts';
import { valueText } from '../../infrastructure/collection.ts';

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

const TESTS: Record<Operator, (value: unknown, operand: unknown) => boolean> = {
  eq: isEqual,
  ne: (value, operand) => !isEqual(value, operand),
  lt: (value, operand) => compare(value, operand) < 0,
  lte: (value, operand) => compare(value, operand) <= 0,
  gt: (value, operand) => compare(value, operand) > 0,
  gte: (value, operand) => compare(value, operand) >= 0,
  in: (value, operand) => [operand].flat().some((one) => isEqual(value, one)),
  like: matchesPattern,
  notlike: (value, operand) => !matchesPattern(value, operand),
};

export function meets(operator: Operator, value: unknown, operand: unknown): boolean {
  return TESTS[operator](value, operand);
}

function isEqual(stored: unknown, operand: unknown): boolean {
  const value = stored ?? null;
  if (value === null || operand === null || operand === undefined) return value === (operand ?? null);
  if (typeof value === 'object')
    return JSON.stringify(value) === JSON.stringify(operand) || hasElement(value, operand);
  if (typeof value === 'boolean') return value === asBoolean(operand);
  if (typeof value === 'number') return value === asNumber(operand);
  return typeof operand !== 'object' && withTime(value, valueText(operand)) === valueText(value);
}

function hasElement(list: object, operand: unknown): boolean {
  return (
    Array.isArray(list) && list.some((element) => typeof element !== 'object' && isEqual(element, operand))
  );
}

function asBoolean(value: unknown): boolean | undefined {
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  if (value === false || value === 0 || value === '0' || value === 'false') return false;
  return undefined;
}

const DECIMAL = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;

function asNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && DECIMAL.test(value) ? Number(value) : Number.NaN;
}

// NaN where the two have no order: null is neither less nor greater than anything.
function compare(value: unknown, operand: unknown): number {
  if (value === null || value === undefined || operand === null || operand === undefined) return Number.NaN;
  if (typeof value === 'object' || typeof operand === 'object') return Number.NaN;
  if (typeof value === 'number') return value - asNumber(operand);
  const [a, b] = [valueText(value), withTime(value, valueText(operand))];
  return a < b ? -1 : a > b ? 1 : 0;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const ISO_8601 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[\d:.]*(?<zone>Z|[+-]\d{2}:?\d{2})?$/i;
const TIMESTAMP = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** Writes an operand as the timestamp that it is compared with: a bare date is its first second, ISO 8601 is turned to UTC. */
export function withTime(value: unknown, operand: string): string {
  if (typeof value !== 'string' || !TIMESTAMP.test(value)) return operand;
  if (DATE.test(operand)) return `${operand} 00:00:00`;
  const iso = ISO_8601.exec(operand);
  const moment = iso ? Date.parse(iso.groups?.['zone'] ? operand : `${operand}Z`) : Number.NaN;
  return Number.isNaN(moment) ? operand : timestamp(moment);
}

/**
 * Matches without regard to case: `%` stands for any text, `_` for one character; a pattern without `%` and `_` matches
 * wherever it occurs (ledger N-27). Null matches nothing.
 */
export function matchesPattern(value: unknown, pattern: unknown): boolean {
  if (value === null || value === undefined || typeof pattern === 'object') return false;
  const [text, lowered] = [valueText(value).toLowerCase(), valueText(pattern).toLowerCase()];
  return /[%_]/.test(lowered) ? matches(text, lowered) : text.includes(lowered);
}

// Greedy, with one point to come back to: at worst it takes the product of the lengths, whatever the pattern.
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
