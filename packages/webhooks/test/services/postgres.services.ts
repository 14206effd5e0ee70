import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Outbox } from '../../src/outbox.ts';
import { postgresCallStore, postgresStore } from '../../src/postgres.ts';
import { createWebhookHandler, type DeliveryReport } from '../../src/index.ts';
import { deliver, sampleEvent, storeChecks } from '../../src/testing.ts';
import { callStoreChecks } from '../store/support/call-store-checks.ts';
import { testOutbox } from '../outbox/support/outbox-tests.ts';
import { SAME, shareCalls } from '../store/support/share-calls.ts';
import { handleAfterCrash, ONCE, shareWork } from '../store/support/share-work.ts';
import { startPostgres } from '@telephony/testing/start-postgres';
import { testChecks } from '../store/support/test-checks.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;
let pools: Pool[];
let turn = 0;

function poolInTurn(): Pool {
  const pool = pools[(turn += 1) % 2];
  if (!pool) throw new Error('There is no pool yet.');
  return pool;
}

beforeAll(async () => {
  server = await startPostgres();
  const newPool = () => new Pool({ host: server.folder, user: 'postgres' }).on('error', () => {});
  pools = [newPool(), newPool()];
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await server.end();
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('all checks, with two pools', () => {
  testChecks([
    ...storeChecks(() => postgresStore(poolInTurn(), { prefix: 'checks_' }), { shared: true }),
    ...callStoreChecks(() => postgresCallStore(poolInTurn(), { prefix: 'checks_' }), { shared: true }),
  ]);
});

describe('an outbox, with two pools', () => {
  testOutbox(poolInTurn, 50);
});

test('ten that create the tables at once do not fail', async () => {
  const outboxes = Array.from({ length: 10 }, () => new Outbox(poolInTurn(), { prefix: 'at_once_' }));
  await Promise.all(outboxes.map((outbox) => outbox.add({ id: 'a', type: 'call.finished', body: '{}' })));
  expect(await outboxes[0]?.list()).toHaveLength(1);
  const stores = Array.from({ length: 10 }, () => postgresStore(poolInTurn(), { prefix: 'at_once_' }));
  const claims = await Promise.all(stores.map(async (store) => store.claim('a', 60_000, 60_000)));
  expect(claims.filter(({ state }) => state === 'claimed')).toHaveLength(1);
});

// The work takes longer than the trouble.
const COPIES = 16;

const emptied = async () => {
  await poolInTurn().query('DROP TABLE IF EXISTS webhooks_events, webhooks_kept, webhooks_calls');
  return `postgres:${server.folder}`;
};

describe.each([
  { does: 'handle each event once', share: shareWork, before: 200, expected: ONCE, inTrouble: ONCE },
  {
    does: 'make the calls of one',
    share: (place: string, trouble?: () => Promise<void>) =>
      trouble ? shareCalls(place, trouble, COPIES) : shareCalls(place),
    before: 500,
    expected: SAME,
    inTrouble: { ...SAME, twice: expect.any(Number) },
  },
])('two processes $does', ({ before, expected, inTrouble, share }) => {
  test('while nothing happens to Postgres', async () => {
    expect(await share(await emptied())).toEqual(expected);
  });

  test('while Postgres is killed and comes back', async () => {
    const trouble = async () => {
      await pause(before);
      await server.kill();
      await pause(300);
      await server.start();
    };
    expect(await share(await emptied(), trouble)).toEqual(inTrouble);
  });

  test('while Postgres stands still for two seconds', async () => {
    const trouble = async () => {
      await pause(before);
      server.signal('SIGSTOP');
      await pause(2_000);
      server.signal('SIGCONT');
    };
    expect(await share(await emptied(), trouble)).toEqual(inTrouble);
  });
});

test('another process handles the event of a process that was killed', async () => {
  expect(await handleAfterCrash(await emptied())).toEqual(['evt-1']);
});

test('while Postgres stands still a delivery fails in time, and comes again as soon as it goes on', async () => {
  await emptied();
  const reports: DeliveryReport[] = [];
  const handler = createWebhookHandler(
    { any: () => {} },
    {
      secret: 'none',
      store: postgresStore(poolInTurn()),
      storeTimeoutMs: 300,
      onDelivery: (report) => reports.push(report),
    },
  );
  expect((await deliver(handler, sampleEvent('call.missed'))).status).toBe(204);
  const event = sampleEvent('call.missed');
  server.signal('SIGSTOP');
  expect((await deliver(handler, event)).status).toBe(500);
  server.signal('SIGCONT');
  expect((await deliver(handler, event)).status).toBe(204);
  expect(reports.map(({ outcome }) => outcome)).toEqual(['handled', 'failed', 'handled']);
  expect(reports[2]?.durationMs).toBeLessThan(2_000);
});
