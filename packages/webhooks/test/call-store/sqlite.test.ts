import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { beforeEach, describe, expect, test } from 'vitest';
import { sqliteCallStore, sqliteStore } from '../../src/sqlite.ts';
import { callStoreChecks, storeChecks } from '../../src/testing.ts';
import { emptyCall } from '../../src/tracker/keep/call-store.ts';
import { testChecks } from '../store/support/test-checks.ts';
import { SAME, shareCalls } from './support/share-calls.ts';

const newFile = () => join(temporaryFolder(), 'calls.sqlite');

describe('on a file, of two handles', () => {
  let path: string;
  beforeEach(() => {
    path = newFile();
  });
  testChecks(callStoreChecks(() => sqliteCallStore(path), { shared: true }));
});

describe('on a database of your own', () => {
  const database = new DatabaseSync(':memory:');
  testChecks(callStoreChecks(() => sqliteCallStore(database), { shared: true }));
});

test('both stores share a file', async () => {
  const path = newFile();
  const histories = 3;
  const checks = [
    ...storeChecks(() => sqliteStore(path), { shared: true, histories }),
    ...callStoreChecks(() => sqliteCallStore(path), { shared: true, histories }),
  ].filter(({ name }) => name.startsWith(`${histories} random`));
  expect(checks).toHaveLength(2);
  await Promise.all(checks.map(async ({ run }) => run()));
});

test('a row of another table whose number is beyond 2^53 disturbs neither store', async () => {
  const database = new DatabaseSync(':memory:');
  const [events, calls] = [sqliteStore(database), sqliteCallStore(database)];
  database.exec('CREATE TABLE own (id INTEGER PRIMARY KEY); INSERT INTO own VALUES (9007199254740993)');
  const claim = await events.claim('a', 1000, 1000);
  expect(claim).toMatchObject({ state: 'claimed', attempt: 1 });
  expect(await events.complete('a', Reflect.get(claim, 'token'), 1000)).toBe(true);
  const options = { version: null, isOpen: true, keepMs: 1000 };
  expect(await calls.save('1', emptyCall(1, 0), options)).toBe(true);
  expect(await calls.load('1')).toMatchObject({ call: emptyCall(1, 0) });
});

test('two processes that create the file at once make the calls of one', async () => {
  expect(await shareCalls(`sqlite:${newFile()}`)).toEqual(SAME);
});

test('what has expired is deleted', async () => {
  const database = new DatabaseSync(':memory:');
  const store = sqliteCallStore(database);
  const count = () => database.prepare('SELECT count(*) AS calls FROM webhooks_calls').get()?.['calls'];
  const save = (key: number, keepMs: number) =>
    store.save(String(key), emptyCall(key, 0), { version: null, isOpen: true, keepMs });
  for (let key = 1; key <= 99; key += 1) await save(key, 1);
  expect(count()).toBe(99);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await save(100, 1000);
  expect(count()).toBe(1);
});

test('the longest time is not too long', async () => {
  const store = sqliteCallStore(newFile());
  await store.save('1', emptyCall(1, 0), { version: null, isOpen: true, keepMs: Number.MAX_SAFE_INTEGER });
  expect(await store.load('1')).toBeDefined();
});

test('a file that cannot be opened is an error', () => {
  expect(() => sqliteCallStore(join(temporaryFolder(), 'missing', 'calls.sqlite'))).toThrow('unable to open');
});
