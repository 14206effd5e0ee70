import { PGlite } from '@electric-sql/pglite';
import { afterAll, describe, expect, test } from 'vitest';
import { postgresStore, postgresTables } from '../../src/postgres.ts';
import { storeChecks } from '../../src/testing.ts';
import { testChecks } from './support/test-checks.ts';

/** Postgres itself, in this process. */
const database = new PGlite();
afterAll(() => database.close());

describe('on PGlite', () => {
  testChecks(storeChecks(() => postgresStore(database), { shared: true }));
});

const count = async (table: string) => (await database.query(`SELECT 1 FROM ${table}`)).rows.length;

test('what has expired is deleted', async () => {
  const store = postgresStore(database, { prefix: 'pruned_' });
  for (let index = 0; index < 99; index += 1) await store.claim(`old-${index}`, 1, 1);
  expect(await count('pruned_events')).toBe(99);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await store.claim('new', 10_000, 10_000);
  expect(await count('pruned_events')).toBe(1);
});

test('tables of a migration, in a schema', async () => {
  await database.query('CREATE SCHEMA app');
  const store = postgresStore(database, { prefix: 'app.events_', create: false });
  await expect(store.claim('a', 1000, 1000)).rejects.toThrow('does not exist');
  await database.query(postgresTables('app.events_'));
  await database.query(postgresTables('app.events_'));
  expect(await store.claim('a', 1000, 1000)).toMatchObject({ state: 'claimed', attempt: 1 });
});

test('a database that was not there at first is used when it is', async () => {
  let isThere = false;
  const late = {
    query: async (text: string, values?: unknown[]) => {
      if (!isThere) throw new Error('connection refused');
      return database.query(text, values);
    },
  };
  const store = postgresStore(late, { prefix: 'late_' });
  await expect(store.claim('a', 1000, 1000)).rejects.toThrow('connection refused');
  isThere = true;
  expect(await store.claim('a', 1000, 1000)).toMatchObject({ state: 'claimed', attempt: 1 });
});

test.each(['', 'Web', 'a b', 'a.b.c', 'a;--', "a'"])('the prefix "%s" is refused', (prefix) => {
  expect(() => postgresStore(database, { prefix })).toThrow(TypeError);
});
