import { filterableProperties, type JsonObject } from '@telephony/contract';
import type { Breach, Law, LawContext, Sampled } from './law.ts';
import { type Condition, idOf, isSame, isScalar, type Page, readPage } from './read-page.ts';

const NAME = 'filter';
const LIMIT = 50;

/** A filter by the value of a record finds that record and no other values, and its negation does not. */
export const filterLaw: Law<Sampled> = {
  name: NAME,
  plan: ({ path }) => [
    `GET ${path}?limit=${LIMIT}&filter=[{"property":{each field that differs between records},"operator":"eq","value":{its value in a record}}]`,
    `GET ${path}?limit=${LIMIT}&filter=[{... "operator":"ne" ...}]`,
    `GET ${path}?limit=${LIMIT}&filter=[{... "operator":"in","value":[{two values}]}]`,
    `GET ${path}?limit=${LIMIT}&filter=[{... "operator":"like","value":{a part of it}}] and notlike`,
    `GET ${path}?limit=${LIMIT}&filter=[{... "operator":"gt", gte, lt and lte}], for the id and the date`,
    `GET ${path}?limit=1&filter=[{"property":"id","operator":"resembles","value":1}]`,
  ],
  async hold(sampled, context) {
    const { operation, records } = sampled;
    const known = filterableProperties(context.contract, operation);
    const breaches = await holdUnknownOperator(sampled, context);
    for (const property of known) {
      const values = records.map((record) => record[property]).filter(isScalar);
      const isTelling = property === 'id' || new Set(values.map(String)).size > 1;
      const record = records.findLast((one) => isScalar(one[property]));
      if (!record || !isTelling) continue;
      for (const test of testsOf(property, record, values))
        breaches.push(...(await hold(sampled, context, record, test)));
    }
    return breaches;
  },
};

/** A condition, which records meet it, and whether the record that it was made from does. */
interface Test {
  condition: Condition;
  meets: (value: unknown) => boolean;
  finds: boolean;
}

function testsOf(property: string, record: JsonObject, values: unknown[]): Test[] {
  const own = record[property];
  const test = (operator: string, value: unknown, finds: boolean, meets: Test['meets']): Test => ({
    condition: { property, operator, value },
    meets,
    finds,
  });
  const tests = [
    test('eq', own, true, (value) => isSame(value, own)),
    test('ne', own, false, (value) => !isSame(value, own)),
  ];
  const isOrdered = property === 'id' || (typeof own === 'string' && /^\d{4}-\d\d-\d\d /.test(own));
  if (isOrdered) {
    const compare = (value: unknown) =>
      typeof own === 'number'
        ? Number(value) - own
        : value === own
          ? 0
          : String(value) < String(own)
            ? -1
            : 1;
    tests.push(
      test('gt', own, false, (value) => compare(value) > 0),
      test('gte', own, true, (value) => compare(value) >= 0),
      test('lt', own, false, (value) => compare(value) < 0),
      test('lte', own, true, (value) => compare(value) <= 0),
    );
    const other = values.find((value) => !isSame(value, own)) ?? own;
    const list = [String(own), String(other)];
    tests.push(test('in', list, true, (value) => list.some((one) => isSame(one, value))));
  } else if (typeof own === 'string' && /^[A-Za-z0-9 ]{4,}$/.test(own)) {
    const part = own.slice(1, -1).trim();
    const has = (value: unknown) => String(value).toLowerCase().includes(part.toLowerCase());
    tests.push(
      test('eq', part, false, (value) => isSame(value, part)),
      test('like', part, true, has),
      test('notlike', part, false, (value) => !has(value)),
    );
  }
  return tests;
}

async function hold(
  { operation, records, isWhole }: Sampled,
  context: LawContext,
  record: JsonObject,
  test: Test,
): Promise<Breach[]> {
  const { condition, meets, finds } = test;
  const page = await readPage(operation, { limit: LIMIT, filter: [condition] }, context, NAME);
  // A filter may be refused (ledger O-29).
  if (!('records' in page)) return [];
  const { property, operator } = condition;
  const breach = (
    message: string,
    seen: string,
    expected = `what ${operator} says of ${property}`,
  ): Breach => ({
    rule: 'law',
    message,
    expected,
    seen,
    pointer: `/data/*/${property}`,
    exchange: page.exchange,
  });
  const wrong = page.records.filter((one) => isScalar(one[property]) && !meets(one[property]));
  if (wrong.length > 0)
    return [
      breach(
        `a filter by ${property} (${operator}) lets other records through`,
        `${context.mask.seen(wrong[0]?.[property], property)} in ${wrong.length} of ${page.records.length}`,
      ),
    ];
  const due = records.filter((one) => isScalar(one[property]) && meets(one[property]));
  const found = new Set(page.records.map(idOf));
  const lost = isFull(page) ? [] : due.filter((one) => !found.has(idOf(one)));
  if (finds && !isFull(page) && !found.has(idOf(record)))
    return [
      breach(
        `a filter by ${property} (${operator}) does not find the record it is made from`,
        `${found.size} others`,
      ),
    ];
  if (lost.length > 0)
    return [
      breach(
        `a filter by ${property} (${operator}) leaves records out`,
        `${found.size}`,
        `${due.length} at least`,
      ),
    ];
  if (page.total < due.length || (isWhole && page.total > records.length))
    return [
      breach(
        'total of a filter is not the number of records that meet it',
        String(page.total),
        isWhole ? `${due.length}` : `${due.length} at least`,
      ),
    ];
  if (!isFull(page) && page.total !== page.records.length)
    return [
      breach(
        'total of a filter is not the number of records that meet it',
        String(page.total),
        String(page.records.length),
      ),
    ];
  return [];
}

function isFull({ records }: Page): boolean {
  return records.length >= LIMIT;
}

/** An unknown operator is refused, not ignored (ledger O-29). */
async function holdUnknownOperator({ operation }: Sampled, context: LawContext): Promise<Breach[]> {
  const filter = [{ property: 'id', operator: 'resembles', value: 1 }];
  const answer = await readPage(operation, { limit: 1, filter }, context, NAME);
  if (!('records' in answer)) return [];
  return [
    {
      rule: 'law',
      message: 'a filter with an unknown operator is not refused',
      expected: 'a 400 (ledger O-29)',
      seen: '200',
      exchange: answer.exchange,
    },
  ];
}
