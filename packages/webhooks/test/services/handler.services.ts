import { afterEach, beforeEach, expect, test } from 'vitest';
import { createWebhookHandler, type DeliveryReport, type WebhookOptions } from '../../src/index.ts';
import { deliver, sampleEvent } from '../../src/testing.ts';
import { openStore } from '../store/support/open-store.ts';
import { startRedis } from '../store/support/start-redis.ts';

let server: Awaited<ReturnType<typeof startRedis>>;
beforeEach(async () => {
  server = await startRedis();
});
afterEach(() => server.end());

/** A receiver on the Redis, the events that it has handled, and its reports. */
async function startReceiver(options: Partial<WebhookOptions> = {}) {
  const handled: string[] = [];
  const reports: DeliveryReport[] = [];
  const handler = createWebhookHandler(
    { any: ({ id }) => void handled.push(String(id)) },
    {
      secret: 'none',
      store: await openStore(`redis:${server.socket}`),
      storeTimeoutMs: 300,
      leaseMs: 1_000,
      onDelivery: (report) => reports.push(report),
      ...options,
    },
  );
  return { handler, handled, reports };
}

const event = sampleEvent('call.missed');

test('while Redis stands still deliveries fail in time, and come again', async () => {
  const { handler, handled, reports } = await startReceiver();
  await server.signal('SIGSTOP');
  expect((await deliver(handler, event)).status).toBe(500);
  expect(handled).toEqual([]);
  expect(reports.map(({ outcome, durationMs }) => [outcome, durationMs < 2_000])).toEqual([['failed', true]]);
  await server.signal('SIGCONT');
  // The claim arrived late, and nobody knows of it: until it ends, the event is busy.
  expect((await deliver(handler, event)).status).toBe(204);
  expect((await deliver(handler, event)).status).toBe(204);
  expect(handled).toEqual([event.id]);
  expect(reports.map(({ outcome }) => outcome)).toEqual(['failed', 'handled', 'duplicate']);
});

test('while Redis is gone, `onStoreFailure: handle` handles', async () => {
  const { handler, handled } = await startReceiver({ onStoreFailure: 'handle' });
  await server.signal('SIGKILL');
  expect((await deliver(handler, event)).status).toBe(204);
  expect(handled).toEqual([event.id]);
  await server.start();
});
