import { createTelephony, listContacts, where } from '@telephony/client';
import { createStub, records } from '@telephony/client/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesPattern } from '../../src/operations/query/operators.ts';

/** Short and of few characters, so that many match. */
const text = fc.string({ unit: fc.constantFrom('a', 'A', '%', '_', '.', '\\', '\n', '🚲'), maxLength: 4 });

test('a stub of the client finds by like and notlike what the sandbox finds', async () => {
  let company: string | null = null;
  const stub = createStub().on('listContacts', (request) => records([{ id: 1, company }])(request));
  const pbx = createTelephony(stub.options);
  const found = async (filter: ReturnType<typeof where<'/contacts'>>) =>
    (await listContacts(pbx, { filter })).total === 1;
  await fc.assert(
    fc.asyncProperty(fc.option(text), text, async (given, pattern) => {
      company = given;
      const expected = matchesPattern(company, pattern);
      expect(await found(where('/contacts').like('company', pattern))).toBe(expected);
      expect(await found(where('/contacts').notLike('company', pattern))).toBe(!expected);
    }),
    { numRuns: 500 },
  );
});
