import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { beforeEach, describe, expect, test } from 'vitest';
import { sqliteStore } from '../../src/sqlite.ts';
import { handleAfterCrash, ONCE, shareWork } from './support/share-work.ts';
import { storeChecks } from '../../src/testing.ts';
import { testChecks } from './support/test-checks.ts';

const newFile = () => join(temporaryFolder(), 'events.sqlite');

describe('on a file, of two handles', () => {
  let path: string;
  beforeEach(() => {
    path = newFile();
  });
  testChecks(storeChecks(() => sqliteStore(path), { shared: true }));
});

describe('on a database of your own', () => {
  const database = new DatabaseSync(':memory:');
  testChecks(storeChecks(() => sqliteStore(database), { shared: true }));
});

test('two processes that create the file at once handle each event once', async () => {
  expect(await shareWork(`sqlite:${newFile()}`)).toEqual(ONCE);
});

test('the event of a process that was killed is handled by another', async () => {
  expect(await handleAfterCrash(`sqlite:${newFile()}`)).toEqual(['evt-1']);
});

test('a file that another thread is using while it is opened is waited for', async () => {
  const path = newFile();
  new DatabaseSync(path).exec('CREATE TABLE other (id)');
  const reader = `
    const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(${JSON.stringify(path)});
    database.exec('BEGIN IMMEDIATE; INSERT INTO other VALUES (1)');
    require('node:worker_threads').parentPort.postMessage('reading');
    setTimeout(() => database.exec('COMMIT'), 300);`;
  const thread = new Worker(reader, { eval: true });
  await once(thread, 'message');
  expect(await sqliteStore(path).claim('a', 1000, 1000)).toMatchObject({ state: 'claimed' });
});

test('what has expired is deleted', async () => {
  const database = new DatabaseSync(':memory:');
  const store = sqliteStore(database);
  const count = () => database.prepare('SELECT count(*) AS events FROM webhooks_events').get()?.['events'];
  for (let index = 0; index < 99; index += 1) await store.claim(`old-${index}`, 1, 1);
  expect(count()).toBe(99);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await store.claim('new', 1000, 1000);
  expect(count()).toBe(1);
});

test('a file that cannot be opened is an error', () => {
  expect(() => sqliteStore(join(temporaryFolder(), 'missing', 'events.sqlite'))).toThrow('unable to open');
});
