import { PGlite } from '@electric-sql/pglite';
import { afterAll, describe, expect, test } from 'vitest';
import { postgresCallStore, postgresTables } from '../../src/postgres.ts';
import { callStoreChecks } from '../../src/testing.ts';
import type { CallStore } from '../../src/tracker.ts';
import { emptyCall } from '../../src/tracker/keep/call-store.ts';
import { testChecks } from '../store/support/test-checks.ts';

/** Postgres itself, in this process. */
const database = new PGlite();
afterAll(() => database.close());

describe('on PGlite', () => {
  testChecks(callStoreChecks(() => postgresCallStore(database), { shared: true }));
});

const save = async (store: CallStore, key: number, keepMs: number) =>
  store.save(String(key), emptyCall(key, 0), { version: null, isOpen: true, keepMs });

test('what has expired is deleted', async () => {
  const store = postgresCallStore(database, { prefix: 'pruned_' });
  const count = async () => (await database.query('SELECT 1 FROM pruned_calls')).rows.length;
  for (let key = 1; key <= 99; key += 1) await save(store, key, 1);
  expect(await count()).toBe(99);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await save(store, 100, 10_000);
  expect(await count()).toBe(1);
});

test('tables of a migration, in a schema', async () => {
  await database.query('CREATE SCHEMA app');
  const store = postgresCallStore(database, { prefix: 'app.events_', create: false });
  await expect(store.load('1')).rejects.toThrow('does not exist');
  await database.query(postgresTables('app.events_'));
  expect(await save(store, 1, Number.MAX_SAFE_INTEGER)).toBe(true);
  expect(await store.load('1')).toMatchObject({ key: '1', call: emptyCall(1, 0) });
});

test.each(['', 'Web', 'a b', 'a.b.c', 'a;--', "a'"])('the prefix "%s" is refused', (prefix) => {
  expect(() => postgresCallStore(database, { prefix })).toThrow(TypeError);
});
