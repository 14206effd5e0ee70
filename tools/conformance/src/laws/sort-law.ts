import { filterableProperties, type JsonObject } from '@telephony/contract';
import type { Breach, Law, Sampled } from './law.ts';
import { isScalar, readPage } from './read-page.ts';

const NAME = 'sort';
const LIMIT = 50;
/** Most fields of a collection that are sorted by. */
const MOST = 6;
const DIRECTIONS = ['ASC', 'DESC'] as const;

/** Sorted records go up, or down. */
export const sortLaw: Law<Sampled> = {
  name: NAME,
  plan: ({ path }) => [`GET ${path}?limit=${LIMIT}&sort={up to ${MOST} fields}&dir=ASC and DESC`],
  async hold({ operation, records }, context) {
    const breaches: Breach[] = [];
    const properties = [...filterableProperties(context.contract, operation)].filter((property) =>
      isTelling(records, property),
    );
    const rank = (property: string) => (property === 'id' ? 0 : isTime(records, property) ? 1 : 2);
    for (const property of properties.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST)) {
      for (const dir of DIRECTIONS) {
        const page = await readPage(operation, { limit: LIMIT, sort: property, dir }, context, NAME);
        if (!('records' in page)) continue;
        const values = page.records.map((record) => record[property]).filter(isScalar);
        if (ORDERS.some((compare) => isMonotone(values, compare, dir))) continue;
        breaches.push({
          rule: 'law',
          message: `records sorted by ${property} (${dir}) are not in order`,
          expected: dir === 'ASC' ? 'the smallest first' : 'the largest first',
          pointer: `/data/*/${property}`,
          exchange: page.exchange,
        });
      }
    }
    return breaches;
  },
};

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

function isMonotone(values: unknown[], compare: Compare, dir: 'ASC' | 'DESC'): boolean {
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
