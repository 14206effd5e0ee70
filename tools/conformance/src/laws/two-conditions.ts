import type { JsonObject } from '@telephony/contract';
import type { Breach, LawContext, Sampled } from './law.ts';
import { type Condition, hasOtherForm, idOf, isSame, isScalar, readPage } from './read-page.ts';

/**
 * A record meets each condition of a filter: none meets one and its opposite, and a record is found by two of its values.
 *
 * @param found Fields by which the server filters, each with a record that has a value of it.
 */
export async function holdTwoConditions(
  { operation, isTotalRight }: Sampled,
  context: LawContext,
  found: ReadonlyMap<string, JsonObject>,
  law: string,
): Promise<Breach[]> {
  const [[property, record] = []] = found;
  if (property === undefined || record === undefined) return [];
  const equal = (name: string): Condition => ({ property: name, operator: 'eq', value: record[name] });
  const read = (filter: Condition[]) => readPage(operation, { limit: 50, filter }, context, law);
  const breach = (message: string, seen: string, exchange: Breach['exchange']): Breach => ({
    rule: 'law',
    message,
    expected: 'records that meet each condition (ledger N-19)',
    seen,
    pointer: '/data',
    exchange,
  });
  const opposite = await read([equal(property), { ...equal(property), operator: 'ne' }]);
  if (!('records' in opposite)) return [];
  if (opposite.records.length > 0 || (isTotalRight && opposite.total > 0))
    return [
      breach(
        'a filter with a condition and its opposite lets records through',
        `${Math.max(opposite.records.length, opposite.total)}`,
        opposite.exchange,
      ),
    ];
  const other = [...found.keys()].findLast((name) => name !== property && isScalar(record[name]));
  if (other === undefined) return [];
  const both = await read([equal(property), equal(other)]);
  if (!('records' in both)) return [];
  const isWrong = (one: JsonObject, name: string) =>
    isScalar(one[name]) && !hasOtherForm(one[name], record[name]) && !isSame(one[name], record[name]);
  if (both.records.some((one) => isWrong(one, property) || isWrong(one, other)))
    return [
      breach(
        'a filter with two conditions lets other records through',
        `${both.records.length}`,
        both.exchange,
      ),
    ];
  if (both.records.some((one) => idOf(one) === idOf(record)) || both.records.length >= 50) return [];
  return [
    breach(
      'a filter with two values of a record does not find it',
      `${both.records.length} others`,
      both.exchange,
    ),
  ];
}
