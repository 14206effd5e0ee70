import { PGlite } from '@electric-sql/pglite';
import { rounds } from '@telephony/testing/tiers';
import { startServer } from '@telephony/testing/start-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Outbox, outboxTable, postUntil } from '../../src/outbox.ts';
import { testOutbox } from './support/outbox-tests.ts';

const database = new PGlite();
beforeAll(() => database.waitReady, 120_000);
afterAll(() => database.close());

describe('on PGlite', () => {
  testOutbox(() => database, rounds(20, 500));
});

test('the table of a migration, in a schema', async () => {
  await database.query('CREATE SCHEMA app');
  const outbox = new Outbox(database, { prefix: 'app.own_', create: false });
  await expect(outbox.counts()).rejects.toThrow('does not exist');
  await database.query(outboxTable('app.own_'));
  await database.query(outboxTable('app.own_'));
  await outbox.add({ id: 'a', type: 'call.finished', body: '{}' });
  const { rows } = await database.query('SELECT channel, id FROM app.own_outbox');
  expect(rows).toEqual([{ channel: 'messages', id: 'a' }]);
});

test('a program or a function that never answers has not taken the message after ten seconds', async () => {
  const url = await startServer(() => {});
  const stopping = new AbortController();
  const [program, own] = [new Outbox(':memory:'), new Outbox(':memory:')];
  for (const outbox of [program, own]) await outbox.add({ id: 'a', type: 'call.finished', body: '{}' });
  const posting = [
    postUntil(stopping.signal, program, { to: url }),
    postUntil(stopping.signal, own, { to: () => new Promise<never>(() => {}) }),
  ];
  for (const outbox of [program, own])
    await vi.waitFor(async () => expect((await outbox.get('a'))?.error).toContain('timeout'), 20_000);
  stopping.abort();
  await Promise.all(posting);
});
