import { filterableProperties, type JsonObject } from '@telephony/contract';
import type { Breach, Law, Sampled } from './law.ts';
import { isScalar, readPage } from './read-page.ts';

const NAME = 'sort';
const LIMIT = 50;
/** Most fields of a collection that are sorted by. */
const MOST = 6;
const DIRECTIONS = ['ASC', 'DESC'] as const;
type Direction = (typeof DIRECTIONS)[number];
const EXPECTED = {
  ASC: 'the smallest first',
  DESC: 'the largest first',
  none: 'the smallest first, or the largest',
};

/** Sorted records go up, or down; without a direction, in one of them. */
export const sortLaw: Law<Sampled> = {
  name: NAME,
  plan: ({ path }) => [
    `GET ${path}?limit=${LIMIT}&sort={up to ${MOST} fields}&dir=ASC and DESC`,
    `GET ${path}?limit=${LIMIT}&sort={one by which they are not in order}`,
  ],
  async hold({ operation, records }, context) {
    const breaches: Breach[] = [];
    const properties = [...filterableProperties(context.contract, operation)].filter((property) =>
      isTelling(records, property),
    );
    const rank = (property: string) => (property === 'id' ? 0 : isTime(records, property) ? 1 : 2);
    const chosen = properties.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST);
    // Which direction is meant without one is not known (ledger O-43): a list that is in order anyway tells nothing.
    const unordered = chosen.find((property) => !isInOrder(records, property, DIRECTIONS));
    const questions = chosen.flatMap((property) => DIRECTIONS.map((dir) => ({ property, dir })));
    for (const { property, dir } of [
      ...questions,
      ...(unordered ? [{ property: unordered, dir: undefined }] : []),
    ]) {
      const query = { limit: LIMIT, sort: property, ...(dir && { dir }) };
      const page = await readPage(operation, query, context, NAME);
      if (!('records' in page) || isInOrder(page.records, property, dir ? [dir] : DIRECTIONS)) continue;
      breaches.push({
        rule: 'law',
        message: `records sorted by ${property} (${dir ?? 'without dir'}) are not in order`,
        kind: 'sorted records are not in order',
        expected: EXPECTED[dir ?? 'none'],
        pointer: `/data/*/${property}`,
        exchange: page.exchange,
      });
    }
    return breaches;
  },
};

function isInOrder(records: JsonObject[], property: string, directions: readonly Direction[]): boolean {
  const values = records.map((record) => record[property]).filter(isScalar);
  return directions.some((dir) => ORDERS.some((compare) => isMonotone(values, compare, dir)));
}

type Compare = (one: unknown, other: unknown) => number;

/** How letters are ordered is not known: by their codes, or as people do. */
const ORDERS: Compare[] = [
  (one, other) =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one) < String(other)
        ? -1
        : Number(String(one) > String(other)),
  (one, other) => Number(one) - Number(other),
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
  return (
    new Set(
      records
        .map((record) => record[property])
        .filter(isScalar)
        .map(String),
    ).size > 1
  );
}

function isTime(records: JsonObject[], property: string): boolean {
  return records.some(
    (record) => typeof record[property] === 'string' && /^\d{4}-\d\d-\d\d /.test(record[property]),
  );
}
