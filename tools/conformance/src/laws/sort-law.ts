import { filterableProperties, type JsonObject } from '@telephony/contract';
import { isLive, isScalar, readPage, comparableText } from './collection.ts';
import { type Breach, breachOf, type Law, type Sample } from './law.ts';

const NAME = 'sort';
const LIMIT = 50;
const MAX_FIELDS = 6;
const DIRECTIONS = ['ASC', 'DESC'] as const;
type Direction = (typeof DIRECTIONS)[number];
const LOST = 'sort leaves records out';
const ONLY_OF_PAGE = 'sort is of the records of a page, not of all';
const EXPECTED = {
  ASC: 'the smallest first',
  DESC: 'the largest first',
  none: 'the smallest first, or the largest',
};

export const sortLaw: Law<Sample> = {
  name: NAME,
  async check({ operation, records }, context) {
    const breaches: Breach[] = [];
    const properties = [...filterableProperties(context.contract, operation)].filter((property) =>
      isVaried(records, property),
    );
    const chosen = fieldsToSort(records, properties);
    // The direction without `dir` is not known (ledger O-43): a list that is already in order shows nothing.
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
            seen: page.records.length,
            pointer: '/data',
          }),
        );
      if (isInOrder(page.records, property, dir ? [dir] : DIRECTIONS)) {
        // If all records are sorted, a page of one has the first of them.
        if (!dir || property !== chosen[0] || isLive(operation.path)) continue;
        const one = await readPage(operation, { ...query, limit: 1 }, context, NAME);
        if (
          !('records' in one) ||
          comparableText(one.records[0]?.[property]) === comparableText(page.records[0]?.[property])
        )
          continue;
        breaches.push(
          breachOf(one.exchange, ONLY_OF_PAGE, EXPECTED[dir], { pointer: `/data/*/${property}` }),
        );
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
  return [...new Set([...few, ...(kinds.get('text') ?? []), ...properties])].slice(0, MAX_FIELDS);
}

function isInOrder(records: JsonObject[], property: string, directions: readonly Direction[]): boolean {
  const values = valuesOf(records, property);
  // The schema finds values of another type, or the ledger leaves the type open.
  if (new Set(values.map((value) => typeof value)).size > 1) return true;
  const orders = values.every((value) => typeof value === 'number') ? [byNumber] : ORDERS;
  return directions.some((dir) => orders.some((compare) => isMonotone(values, compare, dir)));
}

type Compare = (one: unknown, other: unknown) => number;

const byNumber: Compare = (one, other) => Number(one) - Number(other);

// The order of letters is not known: by their codes, or as people sort.
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

function isVaried(records: JsonObject[], property: string): boolean {
  return new Set(valuesOf(records, property).map(String)).size > 1;
}

function isNumber(records: JsonObject[], property: string): boolean {
  return valuesOf(records, property).every((value) => typeof value === 'number');
}

function hasTextOrder(records: JsonObject[], property: string): boolean {
  const values = valuesOf(records, property).map(Number).toSorted(byNumber);
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
