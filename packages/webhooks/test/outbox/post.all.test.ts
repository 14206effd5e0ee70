import { expect, test, vi } from 'vitest';
import { Outbox, postUntil } from '../../src/outbox.ts';
import { startServer } from '../support/receiver.ts';

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
