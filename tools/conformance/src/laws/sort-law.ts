import { filterableProperties, type JsonObject } from '@telephony/contract';
import { isLive, isScalar, readPage, textOf } from './collection.ts';
import { type Breach, breachOf, type Law, type Sampled } from './law.ts';

const NAME = 'sort';
const LIMIT = 50;
const MOST = 6;
const DIRECTIONS = ['ASC', 'DESC'] as const;
type Direction = (typeof DIRECTIONS)[number];
const LOST = 'sort leaves records out';
const OF_PAGE = 'sort is of the records of a page, not of all';
const EXPECTED = {
  ASC: 'the smallest first',
  DESC: 'the largest first',
  none: 'the smallest first, or the largest',
};

export const sortLaw: Law<Sampled> = {
  name: NAME,
  async check({ operation, records }, context) {
    const breaches: Breach[] = [];
    const properties = [...filterableProperties(context.contract, operation)].filter((property) =>
      isTelling(records, property),
    );
    const chosen = fieldsToSort(records, properties);
    // Which direction is meant without one is not known (ledger O-43): a list that is in order anyway tells nothing.
    const unordered = chosen.find((property) => !isInOrder(records, property, DIRECTIONS));
    const questions = chosen.flatMap((property) => DIRECTIONS.map((dir) => ({ property, dir })));
    for (const { property, dir } of [
      ...questions,
      ...(unordered ? [{ property: unordered, dir: undefined }] : []),
    ]) {
      const query = { limit: LIMIT, sort: property, ...(dir && { dir }) };
      const page = await readPage(operation, query, context, NAME);
      if (!('records' in page)) continue;
      if (page.records.length < records.length && !isLive(operation.path))
        breaches.push(
          breachOf(page.exchange, LOST, `${records.length}`, {
            kind: LOST,
            seen: `${page.records.length}`,
            pointer: '/data',
          }),
        );
      if (isInOrder(page.records, property, dir ? [dir] : DIRECTIONS)) {
        // All are sorted, and not those of a page: the first of them is the first of a page of one.
        if (!dir || property !== chosen[0] || isLive(operation.path)) continue;
        const one = await readPage(operation, { ...query, limit: 1 }, context, NAME);
        if (!('records' in one) || textOf(one.records[0]?.[property]) === textOf(page.records[0]?.[property]))
          continue;
        breaches.push(breachOf(one.exchange, OF_PAGE, EXPECTED[dir], { pointer: `/data/*/${property}` }));
        continue;
      }
      breaches.push(
        breachOf(
          page.exchange,
          `records sorted by ${property} (${dir ?? 'without dir'}) are not in order`,
          EXPECTED[dir ?? 'none'],
          { kind: 'sorted records are not in order', pointer: `/data/*/${property}` },
        ),
      );
    }
    return breaches;
  },
};

function fieldsToSort(records: JsonObject[], properties: string[]): string[] {
  const kindOf = (property: string) =>
    property === 'id'
      ? 'id'
      : isTime(records, property)
        ? 'time'
        : isNumber(records, property)
          ? 'number'
          : 'text';
  const kinds = Map.groupBy(properties, kindOf);
  const numbers = (kinds.get('number') ?? []).toSorted(
    (one, other) => Number(hasTextOrder(records, one)) - Number(hasTextOrder(records, other)),
  );
  const few = [kinds.get('id'), kinds.get('time')?.slice(0, 2), numbers.slice(0, 2)].flatMap(
    (names) => names ?? [],
  );
  return [...new Set([...few, ...(kinds.get('text') ?? []), ...properties])].slice(0, MOST);
}

function isInOrder(records: JsonObject[], property: string, directions: readonly Direction[]): boolean {
  const values = valuesOf(records, property);
  // A value of another type is found by the schema, or is an open question of the ledger: it has no place in an order.
  if (new Set(values.map((value) => typeof value)).size > 1) return true;
  const orders = values.every((value) => typeof value === 'number') ? [byNumber] : ORDERS;
  return directions.some((dir) => orders.some((compare) => isMonotone(values, compare, dir)));
}

type Compare = (one: unknown, other: unknown) => number;

const byNumber: Compare = (one, other) => Number(one) - Number(other);

const ORDERS: Compare[] = [
  (one, other) => (String(one) < String(other) ? -1 : Number(String(one) > String(other))),
  byNumber,
  (one, other) => String(one).localeCompare(String(other), 'en', { sensitivity: 'base' }),
  (one, other) => String(one).localeCompare(String(other), 'en', { numeric: true, ignorePunctuation: true }),
];

function isMonotone(values: unknown[], compare: Compare, dir: Direction): boolean {
  return values.every((value, index) => {
    if (index === 0) return true;
    const order = compare(values[index - 1], value);
    return !Number.isNaN(order) && (dir === 'ASC' ? order <= 0 : order >= 0);
  });
}

function isTelling(records: JsonObject[], property: string): boolean {
  return new Set(valuesOf(records, property).map(String)).size > 1;
}

function isNumber(records: JsonObject[], property: string): boolean {
  return valuesOf(records, property).every((value) => typeof value === 'number');
}

function hasTextOrder(records: JsonObject[], property: string): boolean {
  const values = valuesOf(records, property)
    .map(Number)
    .toSorted((one, other) => one - other);
  return values.every((value, index) => index === 0 || String(values[index - 1]) <= String(value));
}

function valuesOf(records: JsonObject[], property: string): unknown[] {
  return records.map((record) => record[property]).filter(isScalar);
}

function isTime(records: JsonObject[], property: string): boolean {
  return records.some(
    (record) => typeof record[property] === 'string' && /^\d{4}-\d\d-\d\d /.test(record[property]),
  );
}
