import { defaultPageSize } from '../../assumptions/assumptions.ts';
import type { FilterCondition } from '../../generated/schema.ts';
import { type Collection, type Stored, valueText } from '../../infrastructure/collection.ts';
import { meets, type Operator, operators, withTime } from './operators.ts';

export interface CollectionQuery {
  page?: number;
  limit?: number;
  filter?: FilterCondition[];
  group_by?: string;
  sort?: string;
  dir?: string;
  include?: string;
  fields?: Record<string, string>;
}

interface Condition {
  property: string;
  operator: Operator;
  value: unknown;
}

/** One page of the records that meet the filter, and the number of such records. The front has refused unknown properties. */
export function select<R extends Stored>(
  collection: Collection<R>,
  { page = 1, limit = defaultPageSize, filter = [], group_by: groupBy, sort, dir = '' }: CollectionQuery,
): { data: R[]; total: number } {
  const conditions = filter.map((one): Condition => ({ ...one, operator: operators[one.operator] }));
  const { candidates, rest } = narrow(collection, conditions);
  let records = rest.length === 0 ? candidates : candidates.filter((record) => meetsAll(record, rest));
  if (groupBy !== undefined) records = firstOfGroups(records, groupBy);
  if (sort !== undefined) records = records.toSorted(byProperty(sort, /^desc$/i.test(dir)));
  const from = (page - 1) * limit;
  return { data: records.slice(from, from + limit), total: records.length };
}

// Uses an index where the collection has one; `rest` holds the conditions that still need a look at each record.
function narrow<R extends Stored>(
  collection: Collection<R>,
  conditions: Condition[],
): { candidates: readonly R[]; rest: Condition[] } {
  const byHash = conditions.find(({ property, operator, value }) => {
    return operator === 'eq' && collection.hash.has(property) && isIndexKey(value);
  });
  if (byHash) {
    const records = collection.hash.get(byHash.property)!.find(byHash.value);
    return { candidates: inOrder(collection, records), rest: conditions };
  }
  const { sorted } = collection;
  if (!sorted) return { candidates: collection.list(), rest: conditions };
  const ranges = conditions.filter(
    ({ property, operator, value }) =>
      property === sorted.property && typeof value === 'string' && RANGES.has(operator),
  );
  let [from, to] = [0, sorted.index.records.length];
  // Records without a date stand first, and are in no range.
  if (ranges.length > 0) from = sorted.index.bound('', true);
  for (const { operator, value } of ranges) {
    const key = withTime('0000-00-00 00:00:00', String(value));
    if (operator === 'gte') from = Math.max(from, sorted.index.bound(key, false));
    if (operator === 'gt') from = Math.max(from, sorted.index.bound(key, true));
    if (operator === 'lt') to = Math.min(to, sorted.index.bound(key, false));
    if (operator === 'lte') to = Math.min(to, sorted.index.bound(key, true));
  }
  const rest = conditions.filter((one) => !ranges.includes(one));
  const all = from === 0 && to === sorted.index.records.length;
  return {
    candidates: all ? sorted.index.records : sorted.index.records.slice(from, Math.max(from, to)),
    rest,
  };
}

// The index writes 7 as `7`; other texts that equal 7, such as `07`, are found by comparing each record.
function isIndexKey(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && String(Number(value)) === value);
}

const RANGES = new Set<Operator>(['lt', 'lte', 'gt', 'gte']);

function inOrder<R extends Stored>({ sorted }: Collection<R>, records: readonly R[]): readonly R[] {
  return sorted ? records.toSorted(byProperty(sorted.property, false)) : records;
}

function meetsAll(record: object, conditions: Condition[]): boolean {
  return conditions.every(({ property, operator, value }) =>
    meets(operator, valueOf(record, property), value),
  );
}

/** The first record of each value of a property (ledger N-18). */
function firstOfGroups<R extends Stored>(records: readonly R[], property: string): R[] {
  const groups = new Map<string, R>();
  for (const record of records) {
    const key = JSON.stringify(valueOf(record, property) ?? null);
    if (!groups.has(key)) groups.set(key, record);
  }
  return [...groups.values()];
}

function byProperty<R extends Stored>(property: string, descending: boolean) {
  const sign = descending ? -1 : 1;
  return (one: R, other: R): number =>
    sign * (order(valueOf(one, property), valueOf(other, property)) || order(one.id, other.id));
}

function valueOf(record: object, property: string): unknown {
  return (record as Readonly<Record<string, unknown>>)[property];
}

function order(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [one, other] = [valueText(a), valueText(b)];
  return one < other ? -1 : one > other ? 1 : 0;
}
