import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresCallStore, postgresStore, postgresTables } from '../../src/postgres.ts';
import { storeChecks } from '../../src/testing.ts';
import { callStoreChecks } from './support/call-store-checks.ts';
import { testChecks } from './support/test-checks.ts';
import type { CallStore } from '../../src/tracker.ts';
import { emptyCall } from '../../src/tracker/keep/call-store.ts';

const database = new PGlite();
beforeAll(() => database.waitReady, 120_000);
afterAll(() => database.close());

describe('on PGlite', () => {
  testChecks([
    ...storeChecks(() => postgresStore(database), { shared: true }),
    ...callStoreChecks(() => postgresCallStore(database), { shared: true }),
  ]);
});

const save = async (store: CallStore, key: number, keepMs: number) =>
  store.save(String(key), emptyCall(key, 0), { version: null, isOpen: true, keepMs });

test('what has expired is deleted', async () => {
  const events = postgresStore(database, { prefix: 'pruned_' });
  const calls = postgresCallStore(database, { prefix: 'pruned_' });
  const count = async (table: string) => (await database.query(`SELECT 1 FROM ${table}`)).rows.length;
  for (let index = 1; index <= 99; index += 1) {
    await events.claim(`old-${index}`, 1, 1);
    await save(calls, index, 1);
  }
  expect([await count('pruned_events'), await count('pruned_calls')]).toEqual([99, 99]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await events.claim('new', 10_000, 10_000);
  await save(calls, 100, 10_000);
  expect([await count('pruned_events'), await count('pruned_calls')]).toEqual([1, 1]);
});

test('tables of a migration, in a schema', async () => {
  await database.query('CREATE SCHEMA app');
  const options = { prefix: 'app.events_', create: false };
  const [events, calls] = [postgresStore(database, options), postgresCallStore(database, options)];
  await expect(events.claim('a', 1000, 1000)).rejects.toThrow('does not exist');
  await expect(calls.load('1')).rejects.toThrow('does not exist');
  await database.query(postgresTables('app.events_'));
  await database.query(postgresTables('app.events_'));
  expect(await events.claim('a', 1000, 1000)).toMatchObject({ state: 'claimed', attempt: 1 });
  expect(await save(calls, 1, Number.MAX_SAFE_INTEGER)).toBe(true);
  expect(await calls.load('1')).toMatchObject({ key: '1', call: emptyCall(1, 0) });
});

test('tables of a newer release are refused, and those of an older one without migration too', async () => {
  const options = { prefix: 'versions_' };
  await postgresStore(database, options).claim('a', 1000, 1000);
  const set = (version: number) => database.query(`UPDATE versions_schema SET version = ${version}`);
  const claim = (create: boolean) => postgresStore(database, { ...options, create }).claim('b', 1, 1);
  await set(99);
  for (const create of [true, false])
    await expect(claim(create)).rejects.toThrow('has changed the tables versions_*. Update this one');
  await set(1);
  await expect(claim(false)).rejects.toThrow(
    'The tables versions_* are of version 1, and this release needs 2',
  );
  expect(await claim(true)).toMatchObject({ state: 'claimed' });
  expect(await claim(false)).toBeDefined();
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
  expect(() => postgresCallStore(database, { prefix })).toThrow(TypeError);
});
