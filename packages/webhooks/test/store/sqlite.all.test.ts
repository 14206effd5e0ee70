import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { beforeEach, describe, expect, test } from 'vitest';
import { sqliteCallStore, sqliteStore } from '../../src/sqlite.ts';
import { storeChecks } from '../../src/testing.ts';
import { callStoreChecks } from './support/call-store-checks.ts';
import { SAME, shareCalls } from './support/share-calls.ts';
import { handleAfterCrash, ONCE, shareWork } from './support/share-work.ts';
import { testChecks } from './support/test-checks.ts';

const newFile = () => join(temporaryFolder(), 'store.sqlite');

describe('both stores on one file, of two handles', () => {
  let path: string;
  beforeEach(() => {
    path = newFile();
  });
  testChecks([
    ...storeChecks(() => sqliteStore(path), { shared: true }),
    ...callStoreChecks(() => sqliteCallStore(path), { shared: true }),
  ]);
});

test('two processes that create the file at once handle each event once', async () => {
  expect(await shareWork(`sqlite:${newFile()}`)).toEqual(ONCE);
});

test('two processes that create the file at once make the calls of one', async () => {
  expect(await shareCalls(`sqlite:${newFile()}`)).toEqual(SAME);
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
