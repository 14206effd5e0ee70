import { filterableProperties, type JsonObject, type Operation } from '@telephony/contract';
import { showValue } from '../show-value.ts';
import {
  type Condition,
  hasOtherForm,
  idOf,
  isSame,
  isScalar,
  UNKNOWN_OPERATOR,
  type Page,
  readPage,
} from './collection.ts';
import { type Breach, breachOf, type Law, type LawContext, type Sample } from './law.ts';

const NAME = 'filter';
const LIMIT = 50;

export const filterLaw: Law<Sample> = {
  name: NAME,
  async check(sample, context) {
    const { operation, records } = sample;
    const known = filterableProperties(context.contract, operation);
    const breaches: Breach[] = [];
    const found = new Map<string, JsonObject>();
    let hasEffect = false;
    let turn = 0;
    for (const property of known) {
      const values = records.map((record) => record[property]);
      const isVaried = property === 'id' || new Set(values.filter(isScalar).map(String)).size > 1;
      const record = records.findLast((one) => isScalar(one[property]));
      if (!record || !isVaried) continue;
      const own: Breach[] = [];
      for (const [index, test] of filterTests(property, record, values, turn++).entries()) {
        const page = await readPage(operation, { limit: LIMIT, filter: [test.condition] }, context, NAME);
        // A filter may be refused (ledger O-29).
        if (!('records' in page)) continue;
        const isOther = !isSamePage(page, records);
        hasEffect ||= isOther;
        const problem = await findProblem(sample, context, record, test, page);
        if (!problem) continue;
        const { operator } = test.condition;
        const { kind, seen, expected = `what ${operator} says of ${property}` } = problem;
        const message = kind.replace('a filter', `a filter by ${property} (${operator})`);
        const more = { kind, seen, pointer: `/data/*/${property}` };
        own.push(breachOf(page.exchange, message, expected, more));
        // If the first, equality, is wrong, the other operators show nothing more.
        if (index === 0 && isOther) break;
      }
      if (own.length === 0) found.set(property, record);
      breaches.push(...own);
    }
    if (!hasEffect && breaches[0]) return [withoutEffect(sample, breaches[0])];
    return [
      ...breaches,
      ...(await checkUnknownOperator(sample, context)),
      ...(await checkSecondPage(sample, context, found.get('id'))),
      ...(await checkTwoConditions(sample, context, found)),
    ];
  },
};

interface Problem {
  kind: string;
  seen: string;
  expected?: string;
}

async function findProblem(
  { operation, records, isWhole, isTotalRight }: Sample,
  context: LawContext,
  record: JsonObject,
  { condition: { property }, meets, finds }: FilterTest,
  page: Page,
): Promise<Problem | undefined> {
  const isComparable = (value: unknown) => isScalar(value) && !hasOtherForm(value, record[property]);
  const wrong = page.records.filter((one) => isComparable(one[property]) && !meets(one[property]));
  if (wrong.length > 0) {
    const seen = `${showValue(wrong[0]?.[property], property)} in ${wrong.length} of ${page.records.length}`;
    return { kind: 'a filter lets other records through', seen };
  }
  const found = new Set(page.records.map(idOf));
  const meeting = records.filter((one) => isComparable(one[property]) && meets(one[property]));
  const isLost = !isFull(page) && meeting.some((one) => !found.has(idOf(one)));
  // The duration of a live call changes within a second.
  const due = isLost ? await unchangedRecords(operation, meeting, property, context) : meeting;
  const lost = isFull(page) ? [] : due.filter((one) => !found.has(idOf(one)));
  const atLeast = `${due.length} at least`;
  if (finds && lost.some((one) => idOf(one) === idOf(record)))
    return { kind: 'a filter does not find the record it is made from', seen: `${found.size} others` };
  if (lost.length > 0)
    return { kind: 'a filter leaves records out', seen: `${found.size}`, expected: atLeast };
  if (!isTotalRight) return undefined;
  const kind = 'total of a filter is not the number of records that meet it';
  const seen = String(page.total);
  if (page.total < due.length || (isWhole && page.total > records.length))
    return { kind, seen, expected: isWhole ? `${due.length}` : atLeast };
  if (!isFull(page) && page.total !== page.records.length)
    return { kind, seen, expected: String(page.records.length) };
  return undefined;
}

function withoutEffect({ records, isWhole }: Sample, { exchange }: Breach): Breach {
  return breachOf(exchange, 'filter has no effect', 'the records that meet it', {
    seen: `${isWhole ? 'all' : 'the first'} ${records.length}, whatever the filter`,
    pointer: '/data',
  });
}

function isSamePage(page: Page, records: readonly JsonObject[]): boolean {
  return (
    page.records.length === records.length &&
    page.records.every((one, index) => idOf(one) === idOf(records[index] ?? {}))
  );
}

async function unchangedRecords(
  operation: Operation,
  records: readonly JsonObject[],
  property: string,
  context: LawContext,
): Promise<JsonObject[]> {
  const page = await readPage(operation, { limit: LIMIT }, context, NAME);
  const now = new Map('records' in page ? page.records.map((one) => [idOf(one), one[property]]) : []);
  return records.filter((one) => !now.has(idOf(one)) || isSame(now.get(idOf(one)), one[property]));
}

function isFull({ records }: Page): boolean {
  return records.length >= LIMIT;
}

// Ledger O-29.
async function checkUnknownOperator({ operation }: Sample, context: LawContext): Promise<Breach[]> {
  const filter = [{ property: 'id', operator: UNKNOWN_OPERATOR, value: 1 }];
  const page = await readPage(operation, { limit: 1, filter }, context, NAME);
  if (!('records' in page)) return [];
  const message = 'a filter with an unknown operator is not refused';
  return [breachOf(page.exchange, message, 'a 400 (ledger O-29)', { seen: '200' })];
}

// One record is found by its id, so a second page of one record is empty.
async function checkSecondPage(
  { operation }: Sample,
  context: LawContext,
  record: JsonObject | undefined,
): Promise<Breach[]> {
  if (!record) return [];
  const filter = [{ property: 'id', operator: 'eq', value: record['id'] }];
  const page = await readPage(operation, { limit: 1, page: 2, filter }, context, NAME);
  if (!('records' in page) || page.records.length === 0) return [];
  const more = { seen: page.records.length, pointer: '/data' };
  return [breachOf(page.exchange, 'a filter has no effect on the second page', 'an empty data', more)];
}

async function checkTwoConditions(
  { operation, isTotalRight }: Sample,
  context: LawContext,
  found: ReadonlyMap<string, JsonObject>,
): Promise<Breach[]> {
  const [[property, record] = []] = found;
  if (property === undefined || record === undefined) return [];
  const equal = (name: string): Condition => ({ property: name, operator: 'eq', value: record[name] });
  const read = (filter: Condition[]) => readPage(operation, { limit: LIMIT, filter }, context, NAME);
  const breach = (message: string, seen: string | number, exchange: Breach['exchange']): Breach[] => {
    const more = { seen, pointer: '/data' };
    return [breachOf(exchange, message, 'records that meet each condition (ledger N-19)', more)];
  };
  const opposite = await read([equal(property), { ...equal(property), operator: 'ne' }]);
  if (!('records' in opposite)) return [];
  const surplus = Math.max(opposite.records.length, opposite.total);
  if (opposite.records.length > 0 || (isTotalRight && opposite.total > 0))
    return breach(
      'a filter with a condition and its opposite lets records through',
      surplus,
      opposite.exchange,
    );
  const other = [...found.keys()].findLast((name) => name !== property && isScalar(record[name]));
  if (other === undefined) return [];
  const both = await read([equal(property), equal(other)]);
  if (!('records' in both)) return [];
  const { length } = both.records;
  const isWrong = (one: JsonObject, name: string) =>
    isScalar(one[name]) && !hasOtherForm(one[name], record[name]) && !isSame(one[name], record[name]);
  if (both.records.some((one) => isWrong(one, property) || isWrong(one, other)))
    return breach('a filter with two conditions lets other records through', length, both.exchange);
  if (isFull(both) || both.records.some((one) => idOf(one) === idOf(record))) return [];
  return breach('a filter with two values of a record does not find it', `${length} others`, both.exchange);
}

// All names of an operator mean the same, so each field gets another one.
const OPERATOR_NAMES: Record<string, readonly string[]> = {
  eq: ['eq', '='],
  ne: ['ne', '<>', 'neq', '!='],
  lt: ['lt', '<'],
  lte: ['lte', '<='],
  gt: ['gt', '>'],
  gte: ['gte', '>='],
};

interface FilterTest {
  condition: Condition;
  meets: (value: unknown) => boolean;
  /** The record with the value meets it. */
  finds: boolean;
}

function filterTests(
  property: string,
  record: JsonObject,
  values: readonly unknown[],
  turn: number,
): FilterTest[] {
  const own = record[property];
  const test = (operator: string, value: unknown, finds: boolean, meets: FilterTest['meets']): FilterTest => {
    const names = OPERATOR_NAMES[operator] ?? [operator];
    return { condition: { property, operator: names[turn % names.length] ?? operator, value }, meets, finds };
  };
  const tests = [
    test('eq', own, true, (value) => isSame(value, own)),
    test('ne', own, false, (value) => !isSame(value, own)),
  ];
  if (values.includes(null)) tests.push(test('eq', null, false, (value) => !isScalar(value)));
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
    const other = values.find((value) => isScalar(value) && !isSame(value, own)) ?? own;
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
