import type { FilterCondition, FilterOperator } from '../generated/schema.ts';
import type { Page } from '../core/call-types.ts';
import { toJson } from '../core/request.ts';
import type { GivenRecord, StubRequest } from './stub.ts';

const PAGE = 20;

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
 * A reply with records, page by page: `page`, `limit`, `sort`, `dir` and `filter` do what they say, so that `paginate` and
 * `count` work. The list is read for each request, so it may change in between.
 *
 * In patterns of `like` and `notlike`, `%` is any text and `_` one character; one without them is found anywhere. Case does not
 * count. The platform's own patterns are unknown (ledger N-27).
 *
 * In `on(...)`, a field that the operation's record does not have does not compile; elsewhere, write `records<Cdr>([...])`.
 *
 * @throws Error, which the call rejects with, for an operator that the contract does not have.
 */
export function records<R extends object, Wanted extends object = never>(
  all: readonly GivenRecord<R, NoInfer<Wanted>>[],
): (request: StubRequest) => Page<GivenRecord<R, Wanted>> {
  return ({ query, filter }) => {
    const found = all.filter((record) => filter.every((condition) => matches(record, condition)));
    const sort = query.get('sort');
    const sign = query.get('dir')?.toLowerCase() === 'desc' ? -1 : 1;
    if (sort !== null)
      found.sort((one, other) => sign * order(Reflect.get(one, sort), Reflect.get(other, sort)));
    const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? PAGE)];
    return { data: found.slice((page - 1) * limit, page * limit), total: found.length };
  };
}

function matches(record: object, { property, operator, value }: FilterCondition): boolean {
  const [, compare] = OPERATORS.find(([names]) => names.includes(operator)) ?? [];
  if (!compare) throw new Error(`records() does not know the operator ${operator}. Pass a function instead.`);
  return compare(Reflect.get(record, property), value);
}

const collator = new Intl.Collator('en', { numeric: true });

function order(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}

function isLike(field: unknown, pattern: unknown): boolean {
  if (field === null || field === undefined) return false;
  const [text, sought] = [textOf(field).toLowerCase(), textOf(pattern).toLowerCase()];
  if (!/[%_]/.test(sought)) return text.includes(sought);
  const escaped = sought.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll('%', '.*').replaceAll('_', '.')}$`, 'su').test(text);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : toJson(value);
}
