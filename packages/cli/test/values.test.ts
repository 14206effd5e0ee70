import { fieldsOf, readCondition, spanOf, ValueError, valueOf } from '@telephony/contract/commands';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { allOperations, contractDocument } from '../src/contract/contract.ts';

const document = contractDocument();
const operations = allOperations();
const listCdrs = operations.find(({ operationId }) => operationId === 'listCdrs')!;
const NOW = Date.parse('2026-11-20T09:30:00Z');
const condition = (text: string) => readCondition(document, listCdrs, text, NOW);

test.for<[text: string, since: string]>([
  ['now', '2026-11-20 09:30:00'],
  ['today', '2026-11-20 00:00:00'],
  ['yesterday', '2026-11-19 00:00:00'],
  ['90m', '2026-11-20 08:00:00'],
  ['1w', '2026-11-13 09:30:00'],
  ['2026-11-20T09:00+02:00', '2026-11-20 07:00:00'],
])('%s is %s', ([text, value]) => {
  expect(spanOf('calldate', { since: text }, NOW)).toEqual([
    { property: 'calldate', operator: 'gte', value },
  ]);
});

test.for(['2026-02-30', '2026-13-01', 'tomorrow', '7', ''])('%s is no time', (text) => {
  expect(() => spanOf('calldate', { until: text }, NOW)).toThrow(ValueError);
});

test('a condition has a field by which the platform filters', async () => {
  expect(await condition('calldate>=today')).toEqual({
    property: 'calldate',
    operator: '>=',
    value: '2026-11-20 00:00:00',
  });
  expect(await condition('dst in 2102, 2103')).toMatchObject({ operator: 'in', value: ['2102', '2103'] });
  expect(await condition('src!~44')).toMatchObject({ operator: 'notlike', value: '44' });
  await expect(condition('calldate=>2026-11-20')).rejects.toThrow('is not a condition');
  await expect(condition('caldate=x')).rejects.toThrow('Did you mean calldate?');
});

test('any text is a value, a condition or a ValueError', async () => {
  const fields = operations.flatMap((operation) => fieldsOf(document, operation));
  const text = fc.oneof(fc.string(), fc.json(), fc.constantFrom('[', '{', '[1', 'null', 'true', '-1', '1e3'));
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom(...fields), async (given, field) => {
      const refused = (error: unknown) => expect(error).toBeInstanceOf(ValueError);
      try {
        valueOf(field, given);
      } catch (error) {
        refused(error);
      }
      await condition(given).catch(refused);
      await condition(`calldate>=${given}`).catch(refused);
    }),
    { numRuns: 500 },
  );
});
