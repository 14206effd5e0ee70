import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import { Outbox } from '../../src/outbox.ts';
import { sqliteCallStore, sqliteStore } from '../../src/sqlite.ts';
import { emptyCall } from '../../src/tracker/keep/call-store.ts';

const newFile = () => join(temporaryFolder(), 'store.sqlite');
const message = { id: 'a', type: 'call.finished', body: '{}' };

test('a file of a release without versions is brought up to date, with the index that statements use', async () => {
  const file = newFile();
  const old = new DatabaseSync(file);
  old.exec(`
    CREATE TABLE webhooks_calls (
      key TEXT PRIMARY KEY, version TEXT NOT NULL, call TEXT NOT NULL, is_open INTEGER NOT NULL, forget_at INTEGER NOT NULL
    );
    CREATE INDEX webhooks_calls_open ON webhooks_calls (key) WHERE is_open = 1`);
  old
    .prepare('INSERT INTO webhooks_calls VALUES (?, ?, ?, 1, ?)')
    .run('7', 'v', JSON.stringify(emptyCall(7, 0)), Date.now() + 60_000);
  const calls = sqliteCallStore(file);
  expect(await calls.open()).toMatchObject([{ key: '7' }]);
  const index = old.prepare("SELECT sql FROM sqlite_schema WHERE name = 'webhooks_calls_open'").get();
  expect(index).toMatchObject({ sql: expect.stringMatching(/WHERE is_open$/) });
});

test.each<[string, (file: string) => unknown]>([
  ['webhooks_', sqliteStore],
  ['webhooks_', sqliteCallStore],
  ['telephony_', (file) => new Outbox(file)],
])('tables %s of a newer release are refused, and stay', (prefix, open) => {
  const file = newFile();
  open(file);
  const newer = new DatabaseSync(file);
  newer.exec(`UPDATE ${prefix}schema SET version = 99`);
  expect(() => open(file)).toThrow(`has changed the tables ${prefix}*. Update this one`);
  expect(newer.prepare(`SELECT version FROM ${prefix}schema`).all()).toEqual([{ version: 99 }]);
});

test('stores can be made within a transaction of a database of your own', async () => {
  const database = new DatabaseSync(':memory:');
  database.exec('BEGIN');
  const outbox = new Outbox(database);
  await outbox.add(message);
  database.exec('COMMIT');
  expect(await outbox.counts()).toMatchObject({ waiting: 1 });
});

test('while another process has locked the file, others wait, and the process goes on', async () => {
  const file = newFile();
  const outbox = new Outbox(file);
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const adding = Array.from({ length: 20 }, (_, index) => outbox.add({ ...message, id: `call_${index}` }));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await outbox.counts()).toMatchObject({ waiting: 0 });
  other.exec('COMMIT');
  await Promise.all(adding);
  clearInterval(timer);
  expect(longest).toBeLessThan(200);
  expect(await outbox.counts()).toMatchObject({ waiting: 20 });
});
