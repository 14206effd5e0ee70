import { once } from 'node:events';
import { createClient } from '@redis/client';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createWebhookHandler, type DeliveryReport, type WebhookOptions } from '../../src/index.ts';
import { redisStore } from '../../src/redis.ts';
import { deliver, sampleEvent, storeChecks } from '../../src/testing.ts';
import { callStoreChecks } from '../store/support/call-store-checks.ts';
import { emptyCall } from '../../src/tracker/keep/call-store.ts';
import { openCallStore, openStore } from '../store/support/open-store.ts';
import { SAME, shareCalls } from '../store/support/share-calls.ts';
import { handleAfterCrash, ONCE, shareWork } from '../store/support/share-work.ts';
import { slowProxy, startRedis } from '../store/support/start-redis.ts';
import { testChecks } from '../store/support/test-checks.ts';

let server: Awaited<ReturnType<typeof startRedis>>;
beforeEach(async () => {
  server = await startRedis();
});
afterEach(() => server.end());

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const SHARED: {
  does: string;
  share: (place: string, trouble?: () => Promise<void>, isSlow?: boolean) => Promise<object>;
  expected: object;
  inTrouble: object;
}[] = [
  { does: 'handle each event once', share: shareWork, expected: ONCE, inTrouble: ONCE },
  {
    does: 'make the calls of one',
    // There is enough to do until the trouble is over.
    share: (place, trouble, isSlow) => shareCalls(place, trouble, isSlow ? 1 : trouble ? 8 : 4),
    expected: SAME,
    inTrouble: { ...SAME, twice: expect.any(Number) },
  },
];

const twice = async (begin: NodeJS.Signals, lasts: number, end: () => Promise<unknown>) => {
  for (const moment of [100, 150]) {
    await pause(moment);
    await server.signal(begin);
    await pause(lasts);
    await end();
  }
};

describe.each(['redis', 'ioredis'])('with the client of %s', (kind) => {
  const place = () => `${kind}:${server.socket}`;

  describe.each(SHARED)('two processes $does', ({ expected, inTrouble, share }) => {
    test('while nothing happens to Redis', async () => {
      expect(await share(place())).toEqual(expected);
    });

    test('while Redis is killed and comes back, twice', async () => {
      expect(await share(place(), () => twice('SIGKILL', 500, () => server.start()))).toEqual(inTrouble);
    });

    test('while Redis stands still for two seconds, twice', async () => {
      const trouble = () => twice('SIGSTOP', 2_000, () => server.signal('SIGCONT'));
      expect(await share(place(), trouble)).toEqual(inTrouble);
    });

    test('on a slow network', async () => {
      expect(await share(`${kind}:${await slowProxy(server.socket, 20)}`, undefined, true)).toEqual(expected);
    });
  });

  test('the event of a process that was killed is handled', async () => {
    expect(await handleAfterCrash(place())).toEqual(['evt-1']);
  });

  describe('all checks on a slow network', () => {
    const options = { shared: true, tick: 200, histories: 20 };
    const slow = async () => `${kind}:${await slowProxy(server.socket, 20)}`;
    testChecks([
      ...storeChecks(async () => openStore(await slow()), options),
      ...callStoreChecks(async () => openCallStore(await slow()), options),
    ]);
  });
});

test('a Redis that was killed and comes back knows what was claimed, completed and kept', async () => {
  const store = await openStore(`redis:${server.socket}`);
  const [claimed, done] = [
    await store.claim('claimed', 60_000, 60_000),
    await store.claim('done', 60_000, 60_000),
  ];
  if (claimed.state !== 'claimed' || done.state !== 'claimed') throw new Error('Nothing was claimed.');
  await store.complete('done', done.token, 60_000);
  await server.signal('SIGKILL');
  await server.start();
  const again = await openStore(`ioredis:${server.socket}`);
  expect(await again.claim('claimed', 60_000, 60_000)).toEqual({ state: 'busy' });
  expect(await again.claim('done', 60_000, 60_000)).toEqual({ state: 'done' });
  expect(await again.complete('claimed', claimed.token, 60_000)).toBe(true);
});

test('with a client that does not queue, a Redis that is gone is an error at once', async () => {
  const options = { socket: { path: server.socket, tls: false as const }, disableOfflineQueue: true };
  const client = createClient(options).on('error', () => {});
  await client.connect();
  const store = redisStore(client);
  await store.claim('a', 60_000, 60_000);
  await server.signal('SIGKILL');
  await expect(store.claim('b', 60_000, 60_000)).rejects.toThrow(/closed|offline/i);
  await server.start();
  client.destroy();
});

test('a Redis that was killed and comes back knows the calls and what is open', async () => {
  const store = await openCallStore(`redis:${server.socket}`);
  const options = { version: null, isOpen: true, keepMs: 60_000 };
  await store.save('1', emptyCall(1, 0), options);
  await store.save('2', emptyCall(2, 0), { ...options, isOpen: false });
  await server.signal('SIGKILL');
  await server.start();
  const again = await openCallStore(`ioredis:${server.socket}`);
  expect((await again.open()).map(({ key }) => key)).toEqual(['1']);
  expect(await again.load('2')).toMatchObject({ call: emptyCall(2, 0) });
});

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

test('while Redis stands still deliveries fail in time, and come again as soon as it goes on', async () => {
  const { handler, handled, reports } = await startReceiver({ leaseMs: 30_000 });
  await server.signal('SIGSTOP');
  expect((await deliver(handler, event)).status).toBe(500);
  expect(handled).toEqual([]);
  expect(reports.map(({ outcome, durationMs }) => [outcome, durationMs < 2_000])).toEqual([['failed', true]]);
  await server.signal('SIGCONT');
  // Its claim is granted too late, and released.
  expect((await deliver(handler, event)).status).toBe(204);
  expect((await deliver(handler, event)).status).toBe(204);
  expect(handled).toEqual([event.id]);
  expect(reports.map(({ outcome }) => outcome)).toEqual(['failed', 'handled', 'duplicate']);
  expect(reports[1]?.durationMs).toBeLessThan(2_000);
});

test('what the client gives up before Redis goes on is not claimed after that', async () => {
  const client = new Redis(server.socket, { commandTimeout: 100 }).on('error', () => {});
  await once(client, 'ready');
  const { handler, handled, reports } = await startReceiver({ store: redisStore(client), leaseMs: 30_000 });
  // Redis knows the script then.
  expect((await deliver(handler, sampleEvent('call.missed'))).status).toBe(204);
  handled.length = 0;
  await server.signal('SIGSTOP');
  expect((await deliver(handler, event)).status).toBe(500);
  await server.signal('SIGCONT');
  expect((await deliver(handler, event)).status).toBe(204);
  expect(handled).toEqual([event.id]);
  expect(reports[2]?.durationMs).toBeLessThan(2_000);
  client.disconnect();
});

test('while Redis is gone, `onStoreFailure: handle` handles', async () => {
  const { handler, handled } = await startReceiver({ onStoreFailure: 'handle' });
  await server.signal('SIGKILL');
  expect((await deliver(handler, event)).status).toBe(204);
  expect(handled).toEqual([event.id]);
  await server.start();
});
