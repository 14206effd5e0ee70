/** Lists, filters, sub-resources and files of one account have nothing of the other. */
import { examplePath } from '@telephony/contract';
import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { loadPlatformContract } from '../../src/contract/contract.ts';
import { readCsv } from '../support/read-csv.ts';
import { everythingOf, inSecond, leavesOf, onlyIn, serveTwoAccounts } from './support/two-accounts.ts';

const { operations } = loadPlatformContract();
const reads = operations.filter(({ method, access }) => method === 'get' && access !== 'none');

const served = await serveTwoAccounts({ history: 4, users: 12, callsPerDay: 60 });
afterAll(() => served.close());
/** What only the other account has, by account. */
const others = [onlyIn(served.second, served.platform), onlyIn(served.platform, served.second)] as const;

/** What of the other account is in a text or in a value, apart from what was sent. */
function leaks(account: 0 | 1, shown: unknown, sent: unknown = ''): string[] {
  const asked = leavesOf(sent);
  return [...leavesOf(shown)].filter((leaf) => others[account].has(leaf) && !asked.has(leaf));
}

test('the accounts have much that differs, in the same tables', () => {
  expect(others[0].size).toBeGreaterThan(1000);
  const { platform, second } = served;
  // Only the story has open challenges.
  const sizes = Object.entries(platform.store.tables).flatMap(([name, { size }]) =>
    name === 'challenges' ? [] : [[name, size] as const],
  );
  for (const [name, size] of sizes) {
    const ids = new Set(second.store.state()[name]?.records.map(({ id }) => String(id)));
    expect(ids.size > 0).toBe(size > 0);
    for (const { id } of platform.store.state()[name]?.records ?? []) expect(ids.has(String(id))).toBe(false);
  }
});

describe.each([0, 1] as const)('with a token of account %i', (account) => {
  test.each(reads.map((operation) => [operation.path, operation] as const))(
    'GET %s',
    async (_, operation) => {
      const own = operation.path.includes('{') ? examplePath(operation) : operation.path;
      const path = account === 1 && operation.path.includes('{') ? inSecond(served.second, own) : own;
      const isList = operation.parameters.some(({ name }) => name === 'limit');
      const { text, json, contentType } = await served.ask(`GET ${path}${isList ? '?limit=5000' : ''}`, {
        token: served.tokens[account],
      });
      const shown = contentType?.includes('csv') ? readCsv(text) : (json ?? text.split(/[^\w.@+-]+/));
      expect(leaks(account, shown)).toEqual([]);
      expect(served.faults).toEqual([]);
    },
  );
});

describe('whatever is asked with ids of the other account', () => {
  const lists = reads.filter(
    ({ path, parameters }) => !path.includes('{') && parameters.some(({ name }) => name === 'filter'),
  );
  const writes = operations.filter(({ access, body }) => access !== 'none' && body !== undefined);
  const FIELDS = ['id', 'user_id', 'live_id', 'src', 'dst', 'dst_id', 'email', 'ext', 'number', 'name'];

  test('filters find nothing of it', async () => {
    const theirs = fc.constantFrom(...others[0]);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...lists),
        fc.constantFrom(...FIELDS),
        fc.constantFrom('eq', 'like', 'gte', 'neq', 'in'),
        theirs,
        async (operation, name, operator, value) => {
          const filter = JSON.stringify([{ property: name, operator, value }]);
          const line = `GET ${operation.path}?limit=5000&filter=${encodeURIComponent(filter)}`;
          const answer = await served.ask(line, { token: served.tokens[0] });
          expect(leaks(0, answer.json, [value, filter])).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('nothing of it changes, and nothing of it is shown', async () => {
    served.reset();
    const { tables } = served.second.store;
    const records = Object.values(tables).flatMap((table) => table.list().slice(0, 20));
    const legs = tables.cdrs.list().slice(0, 40);
    const theirs = fc.constantFrom(
      ...records.map(({ id }) => id),
      ...legs.flatMap(({ live_id: id }) => id ?? []),
    );
    const before = everythingOf(served.second);
    const ids = ['id', 'user_id', 'final_dst_id', 'target_id', 'extension_id', 'campaign_id', 'caller_id'];
    const member = fc.constantFrom(...ids, 'from', 'to', 'dst', 'users', 'ddis', 'number', 'e164', 'folder');
    const value = fc.oneof(
      theirs,
      theirs.map(String),
      fc.array(theirs, { maxLength: 3 }),
      theirs.map((id) => [{ id, status: true, e164: String(id) }]),
    );
    const body = fc.dictionary(member, value, { maxKeys: 4 });
    const path = fc.constantFrom(...operations.filter(({ access }) => access !== 'none'), ...writes);
    await fc.assert(
      fc.asyncProperty(
        path,
        fc.array(theirs, { minLength: 3, maxLength: 3 }),
        body,
        fc.boolean(),
        async (operation, inPath, sent, isList) => {
          served.reset();
          let at = 0;
          const address = operation.path.replaceAll(/\{\w+\}/g, () =>
            encodeURIComponent(String(inPath[at++ % 3])),
          );
          const answer = await served.ask(`${operation.method.toUpperCase()} ${address}`, {
            token: served.tokens[0],
            ...(operation.body && { body: isList ? [sent] : sent }),
          });
          expect(leaks(0, answer.json ?? answer.text, [sent, inPath])).toEqual([]);
          expect(everythingOf(served.second)).toBe(before);
        },
      ),
      { numRuns: 400 },
    );
  });
});
