import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { describe, expect, test } from 'vitest';
import { sqliteCallStore, sqliteStore } from '../../src/sqlite.ts';
import { storeChecks } from '../../src/testing.ts';
import { callStoreChecks } from './support/call-store-checks.ts';
import { emptyCall } from '../../src/tracker/keep/call-store.ts';
import { testChecks } from './support/test-checks.ts';

const newFile = (name: string) => join(temporaryFolder(), name);

describe('both stores on a database of your own', () => {
  const database = new DatabaseSync(':memory:');
  testChecks([
    ...storeChecks(() => sqliteStore(database), { shared: true, histories: 20 }),
    ...callStoreChecks(() => sqliteCallStore(database), { shared: true, histories: 20 }),
  ]);
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

test.runIf(process.platform !== 'win32')('its owner alone can read a file that is made', async () => {
  const folder = temporaryFolder();
  const before = process.umask(0);
  try {
    const store = sqliteStore(join(folder, 'events.sqlite'));
    await store.claim('a', 1000, 1000);
    const modes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]);
    expect(modes).toEqual(
      ['events.sqlite', 'events.sqlite-shm', 'events.sqlite-wal'].map((name) => [name, 0o600]),
    );
  } finally {
    process.umask(before);
  }
});

test('what has expired is deleted', async () => {
  const database = new DatabaseSync(':memory:');
  const [events, calls] = [sqliteStore(database), sqliteCallStore(database)];
  const counts = () =>
    ['events', 'calls'].map(
      (table) => database.prepare(`SELECT count(*) AS rows FROM webhooks_${table}`).get()?.['rows'],
    );
  const add = async (key: number, keepMs: number) => {
    await events.claim(String(key), keepMs, keepMs);
    await calls.save(String(key), emptyCall(key, 0), { version: null, isOpen: true, keepMs });
  };
  for (let key = 1; key <= 99; key += 1) await add(key, 1);
  expect(counts()).toEqual([99, 99]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await add(100, 1000);
  expect(counts()).toEqual([1, 1]);
});

test('the longest time is not too long', async () => {
  const store = sqliteCallStore(newFile('calls.sqlite'));
  await store.save('1', emptyCall(1, 0), { version: null, isOpen: true, keepMs: Number.MAX_SAFE_INTEGER });
  expect(await store.load('1')).toBeDefined();
});

test.each([sqliteStore, sqliteCallStore])('a file that cannot be opened is an error of %o', (open) => {
  expect(() => open(newFile('missing/file.sqlite'))).toThrow('unable to open');
});
