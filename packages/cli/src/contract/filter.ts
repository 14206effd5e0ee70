/** Conditions of a filter: `--filter 'calldate>=2026-11-20'`, `--type M`, `--since yesterday`. */
import type { Operation } from '@telephony/contract/reading';
import { didYouMean, usage } from '../exit.ts';
import { filterableFields } from './contract.ts';
import { pointInTime } from './time.ts';

/** A condition, as the contract's `FilterCondition` has it. */
export interface Condition {
  property: string;
  operator: string;
  value: unknown;
}

/** Operators that are written in another way here than the platform takes them. */
const OPERATORS: Readonly<Record<string, string>> = { '~': 'like', '!~': 'notlike' };

/**
 * Reads a condition such as `calldate>=2026-11-20`, `src~4477` or `dst in 2102,2103`.
 *
 * @throws UserError for another form, and for a field by which the platform does not filter.
 */
export async function readCondition(operation: Operation, text: string): Promise<Condition> {
  const match = /^\s*([\w.]+)\s*(>=|<=|!=|!~|=|>|<|~|\sin\s)\s*(.*)$/s.exec(text);
  if (!match)
    throw usage(
      `--filter: "${text}" is not a condition. Write FIELD, then = != < <= > >= ~ !~ or "in", then VALUE.`,
    );
  const [, property = '', sign = '', value = ''] = match;
  await checkFilterable(operation, property);
  const operator = OPERATORS[sign] ?? sign.trim();
  if (operator === 'in') return { property, operator, value: value.split(',').map((one) => one.trim()) };
  const isTime = isDate(value) || (property === dateField(operation) && /^[<>]/.test(sign));
  return { property, operator, value: isTime ? pointInTime('--filter', value) : value };
}

/** A day or time as people write it; other text stays as it is. */
const isDate = (value: string): boolean => /^\d{4}-\d\d-\d\d(?:T\S+)?$|^(?:today|yesterday)$/.test(value);

/** @throws UserError, with the nearest name, for a field by which the platform does not filter. */
async function checkFilterable(operation: Operation, property: string): Promise<void> {
  const names = filterableFields(operation);
  if (names.has(property)) return;
  const advice = await didYouMean(property, names, `Use ${[...names].slice(0, 12).join(', ')}.`);
  throw usage(`--filter: "${property}" is not a filterable field of ${operation.path}. ${advice}`);
}

/** The field by which a collection is filtered by date (`x-filter`). */
export function dateField({ object }: Operation): string | undefined {
  return object['x-filter']?.dateProperty;
}

/** The conditions of `--since` and `--until`. */
export function spanOf(field: string, since: string | undefined, until: string | undefined): Condition[] {
  const from: Condition[] =
    since === undefined ? [] : [{ property: field, operator: 'gte', value: pointInTime('--since', since) }];
  const to: Condition[] =
    until === undefined ? [] : [{ property: field, operator: 'lt', value: pointInTime('--until', until) }];
  return [...from, ...to];
}
