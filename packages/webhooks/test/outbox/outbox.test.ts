import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { rounds } from '@telephony/testing/tiers';
import { describe, expect, test } from 'vitest';
import { Outbox, outboxTable } from '../../src/outbox.ts';
import { testOutbox } from './support/outbox-tests.ts';

describe('on a database of SQLite of your own', () => {
  const database = new DatabaseSync(':memory:');
  testOutbox(() => database, rounds(100, 5_000));
});

test('another process goes on with a file', async () => {
  const file = join(temporaryFolder(), 'outbox.sqlite');
  await new Outbox(file).add({ id: 'a', type: 'call.finished', body: '{}' });
  expect(await new Outbox(file).take(1)).toMatchObject([{ id: 'a' }]);
});

test.runIf(process.platform !== 'win32')('its owner alone can read a file that is made', async () => {
  const folder = temporaryFolder();
  const outbox = new Outbox(join(folder, 'outbox.sqlite'));
  await outbox.add({ id: 'a', type: 'call.finished', body: '{}' });
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

test('a table that the command has made is used as it is', async () => {
  const database = new DatabaseSync(':memory:');
  database.exec(`
    CREATE TABLE telephony_outbox (
      channel TEXT NOT NULL, id TEXT NOT NULL, type TEXT NOT NULL, body TEXT NOT NULL, state TEXT NOT NULL,
      attempts INTEGER NOT NULL, added BIGINT NOT NULL, due BIGINT NOT NULL, error TEXT, PRIMARY KEY (channel, id)
    );
    INSERT INTO telephony_outbox VALUES ('calls', 'call_7', 'call.finished', '{}', 'waiting', 3, 0, 0, 'status 500')`);
  const outbox = new Outbox(database, { channel: 'calls' });
  const kept = { id: 'call_7', type: 'call.finished', body: '{}', state: 'waiting', error: 'status 500' };
  expect(await outbox.take(1)).toEqual([{ ...kept, attempts: 4 }]);
});

test.each(['', 'Tel', 'a b', 'a.b.c', 'a;--', "a'"])('the prefix "%s" is refused', (prefix) => {
  expect(() => new Outbox(':memory:', { prefix })).toThrow(TypeError);
  expect(() => outboxTable(prefix)).toThrow(TypeError);
});

test('an option that does not exist is refused', () => {
  const options: object = { chanel: 'calls' };
  expect(() => new Outbox(':memory:', options)).toThrow('chanel is not one of the options channel');
});

test('a file that cannot be opened is an error', () => {
  expect(() => new Outbox(join(temporaryFolder(), 'missing/outbox.sqlite'))).toThrow('unable to open');
});
