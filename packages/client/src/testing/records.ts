import type { FilterCondition, FilterOperator } from '../generated/schema.ts';
import type { Page } from '../core/call-types.ts';
import { toJson } from '../core/request.ts';
import type { RecordData, StubRequest } from './stub.ts';

const DEFAULT_LIMIT = 20;

type Matches = (field: unknown, value: unknown) => boolean;

const OPERATORS: readonly [names: readonly FilterOperator[], Matches][] = [
  [['eq', '='], (field, value) => order(field, value) === 0],
  [['ne', 'neq', '<>', '!='], (field, value) => order(field, value) !== 0],
  [['lt', '<'], (field, value) => order(field, value) < 0],
  [['lte', '<='], (field, value) => order(field, value) <= 0],
  [['gt', '>'], (field, value) => order(field, value) > 0],
  [['gte', '>='], (field, value) => order(field, value) >= 0],
  [['in'], (field, value) => Array.isArray(value) && value.some((one) => order(field, one) === 0)],
  [['like'], isLike],
  [['notlike'], (field, value) => !isLike(field, value)],
];

/**
 * Creates a reply with records, to which `page`, `limit`, `sort`, `dir` and `filter` apply. The list may change between requests. Outside
 * `on(...)`, write `records<Cdr>([...])` to check the fields.
 *
 * In patterns, `%` is any text and `_` one character; a pattern without them is found anywhere. The platform's own patterns are unknown
 * (ledger N-27).
 *
 * @throws Error, with which the call rejects, for an unknown operator
 */
export function records<R extends object, Expected extends object = never>(
  all: readonly RecordData<R, NoInfer<Expected>>[],
): (request: StubRequest) => Page<RecordData<R, Expected>> {
  return ({ query, filter }) => {
    const matching = all.filter((record) => filter.every((condition) => matches(record, condition)));
    const sort = query.get('sort');
    const sign = query.get('dir')?.toLowerCase() === 'desc' ? -1 : 1;
    if (sort !== null)
      matching.sort((one, other) => sign * order(Reflect.get(one, sort), Reflect.get(other, sort)));
    const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? DEFAULT_LIMIT)];
    return { data: matching.slice((page - 1) * limit, page * limit), total: matching.length };
  };
}

function matches(record: object, { property, operator, value }: FilterCondition): boolean {
  const [, compare] = OPERATORS.find(([names]) => names.includes(operator)) ?? [];
  if (!compare) throw new Error(`records() does not know the operator ${operator}. Pass a function instead.`);
  return compare(Reflect.get(record, property), value);
}

// Orders ids beyond 2^53, which are text, by their numbers.
const collator = new Intl.Collator('en', { numeric: true });

function order(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}

function isLike(field: unknown, pattern: unknown): boolean {
  if (field === null || field === undefined) return false;
  const [text, searched] = [fieldText(field).toLowerCase(), fieldText(pattern).toLowerCase()];
  if (!/[%_]/.test(searched)) return text.includes(searched);
  const escaped = searched.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll('%', '.*').replaceAll('_', '.')}$`, 'su').test(text);
}

function fieldText(value: unknown): string {
  return typeof value === 'string' ? value : toJson(value);
}
