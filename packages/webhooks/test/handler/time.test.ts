import { expect, test, vi } from 'vitest';
import { memoryStore } from '../../src/index.ts';
import { example } from '../support/contract-events.ts';
import { openReceiver } from '../support/open-receiver.ts';
import { post } from '../support/post.ts';

const event = (id: string) => ({ ...example('call.missed-leg'), id });
const never = () => new Promise<never>(() => {});

test('a handler that hangs fails when its time is over, gets to know, and frees its event', async () => {
  const reasons: unknown[] = [];
  let calls = 0;
  const { handler, reports } = openReceiver(
    {
      any: (_, { signal }) => {
        signal.addEventListener('abort', () => reasons.push(signal.reason));
        return (calls += 1) === 1 ? never() : undefined;
      },
    },
    { timeoutMs: 30 },
  );
  expect((await handler(post(event('a')))).status).toBe(500);
  expect(reports[0]).toMatchObject({
    outcome: 'failed',
    attempt: 1,
    reason: 'The handler took longer than 30 ms.',
  });
  expect(reasons).toEqual([expect.objectContaining({ name: 'TimeoutError' })]);
  expect((await handler(post(event('a')))).status).toBe(204);
  expect(reports[1]).toMatchObject({ outcome: 'handled', attempt: 2 });
});

test.each(['claim', 'complete', 'keep'] as const)(
  'a store that hangs in %s holds up nothing',
  async (method) => {
    const { handler } = openReceiver(
      { 'call.missed': () => {} },
      { store: { ...memoryStore(), [method]: never }, storeTimeoutMs: 30 },
    );
    const statuses = await Promise.all([handler(post(event('a'))), handler(post('x'))]);
    expect(statuses.map(({ status }) => status)).toEqual(
      { claim: [500, 202], complete: [204, 202], keep: [204, 500] }[method],
    );
  },
);

test('beyond concurrency a delivery is busy', async () => {
  const gate = Promise.withResolvers<void>();
  const { handler, outcomes } = openReceiver({ any: () => gate.promise }, { concurrency: 2 });
  const first = [handler(post(event('a'))), handler(post(event('b')))];
  const third = await handler(post(event('c')));
  expect([third.status, third.headers.get('retry-after')]).toEqual([503, '5']);
  gate.resolve();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([204, 204]);
  expect((await handler(post(event('c')))).status).toBe(204);
  expect(outcomes()).toEqual(['busy', 'handled', 'handled', 'handled']);
});

test.each(['handled', 'early'] as const)(
  'drain with ack %s waits for what has begun, and lets in no more',
  async (ack) => {
    const gate = Promise.withResolvers<void>();
    const handled: string[] = [];
    const { handler, outcomes } = openReceiver(
      { any: ({ id }) => gate.promise.then(() => handled.push(String(id))) },
      { ack },
    );
    const deliveries = ['a', 'b', 'c'].map((id) => handler(post(event(id))));
    if (ack === 'early') await Promise.all(deliveries);
    let isDrained = false;
    const drained = handler.drain().then(() => (isDrained = true));
    expect((await handler(post(event('late')))).status).toBe(503);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isDrained).toBe(false);
    gate.resolve();
    await drained;
    expect(handled.toSorted()).toEqual(['a', 'b', 'c']);
    expect(outcomes().filter((outcome) => outcome === 'handled')).toHaveLength(3);
    await vi.waitFor(() => Promise.all(deliveries));
  },
);
