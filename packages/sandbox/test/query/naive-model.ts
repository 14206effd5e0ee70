import type { FilterCondition } from '../../src/generated/schema.ts';

export interface ListRequest {
  filter: FilterCondition[];
  sort?: string | undefined;
  dir?: string | undefined;
  group_by?: string | undefined;
  page: number;
  limit: number;
}

type AnyRecord = Record<string, unknown> & { id: number };

/** The expected list, by one look at every record: no index, no cache. */
export function naiveList(records: AnyRecord[], request: ListRequest): { ids: number[]; total: number } {
  let left = records.filter((record) =>
    request.filter.every((condition) => holds(condition, record[condition.property])),
  );
  const { group_by: groupBy, sort } = request;
  if (groupBy !== undefined) {
    const key = (record: AnyRecord) => JSON.stringify(record[groupBy] ?? null);
    left = left.filter((record, index) => left.findIndex((other) => key(other) === key(record)) === index);
  }
  if (sort !== undefined) {
    left = left.toSorted((one, other) => compare(one[sort], other[sort]) || one.id - other.id);
    if (request.dir?.toUpperCase() === 'DESC') left.reverse();
  }
  const from = (request.page - 1) * request.limit;
  return { ids: left.slice(from, from + request.limit).map(({ id }) => id), total: left.length };
}

const ALIASES: Record<string, string> = {
  '=': 'eq',
  neq: 'ne',
  '<>': 'ne',
  '!=': 'ne',
  '<': 'lt',
  '<=': 'lte',
  '>': 'gt',
  '>=': 'gte',
};

function holds({ operator, value }: FilterCondition, found: unknown): boolean {
  switch (ALIASES[operator] ?? operator) {
    case 'eq':
      return same(found, value);
    case 'ne':
      return !same(found, value);
    case 'in':
      return (value as unknown[]).some((one) => same(found, one));
    case 'like':
      return isLike(found, value);
    case 'notlike':
      return !isLike(found, value);
    case 'lt':
      return inOrder(found, value, [-1]);
    case 'lte':
      return inOrder(found, value, [-1, 0]);
    case 'gt':
      return inOrder(found, value, [1]);
    default:
      return inOrder(found, value, [1, 0]);
  }
}

const asNumber = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(value)
    ? Number(value)
    : undefined;
};

/** A bare date means its first second. */
const asTime = (found: string, value: string): string => {
  return /^\d{4}-\d\d-\d\d$/.test(value) && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(found)
    ? `${value} 00:00:00`
    : value;
};

function same(found: unknown, value: unknown): boolean {
  if (found === null || found === undefined) return value === null;
  if (value === null) return false;
  if (Array.isArray(found)) {
    if (JSON.stringify(found) === JSON.stringify(value)) return true;
    return found.some((element) => typeof element !== 'object' && same(element, value));
  }
  if (typeof value === 'object') return false;
  if (typeof found === 'boolean')
    return found
      ? [true, 1, '1', 'true'].includes(value as never)
      : [false, 0, '0', 'false'].includes(value as never);
  if (typeof found === 'number') return asNumber(value) === found;
  return asTime(written(found), written(value)) === found;
}

function inOrder(found: unknown, value: unknown, wanted: number[]): boolean {
  if (found === null || found === undefined || value === null) return false;
  if (typeof value === 'object' || typeof found === 'object') return false;
  if (typeof found === 'number') {
    const number = asNumber(value);
    return number !== undefined && wanted.includes(Math.sign(found - number) + 0);
  }
  const [one, other] = [written(found), asTime(written(found), written(value))];
  return wanted.includes(one < other ? -1 : one > other ? 1 : 0);
}

/** A regular expression is too slow for the sandbox, and good enough here. */
function isLike(found: unknown, value: unknown): boolean {
  if (found === null || found === undefined || value === null || typeof value === 'object') return false;
  const pattern = written(value).toLowerCase();
  const text = written(found).toLowerCase();
  if (!/[%_]/.test(pattern)) return text.includes(pattern);
  const signs = Array.from(pattern, (sign) =>
    sign === '%' ? '.*' : sign === '_' ? '.' : sign.replace(/[$()*+./?[\\\]^{|}]/, '\\$&'),
  );
  return new RegExp(`^${signs.join('')}$`, 'su').test(text);
}

function compare(one: unknown, other: unknown): number {
  const [a, b] = [one ?? null, other ?? null];
  if (a === null || b === null) return a === b ? 0 : a === null ? -1 : 1;
  if (typeof a === 'number' && typeof b === 'number') return Math.sign(a - b);
  const [text, otherText] = [written(a), written(b)];
  return text < otherText ? -1 : text > otherText ? 1 : 0;
}

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
