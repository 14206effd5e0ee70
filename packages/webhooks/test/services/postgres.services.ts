import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresStore } from '../../src/postgres.ts';
import { handleAfterCrash, ONCE, shareWork } from '../store/support/share-work.ts';
import { storeChecks } from '../../src/testing.ts';
import { testChecks } from '../store/support/test-checks.ts';
import { startPostgres } from '../store/support/start-postgres.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;
let pools: Pool[];
let turn = 0;

/** One of two pools, in turn, as two processes have them. */
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
  const open = () => postgresStore(poolInTurn(), { prefix: 'checks_' });
  testChecks(storeChecks(open, { shared: true }));
});

test('ten that create the tables at once do not fail', async () => {
  const stores = Array.from({ length: 10 }, () => postgresStore(poolInTurn(), { prefix: 'at_once_' }));
  const claims = await Promise.all(stores.map(async (store) => store.claim('a', 60_000, 60_000)));
  expect(claims.filter(({ state }) => state === 'claimed')).toHaveLength(1);
});

describe('two processes', () => {
  const emptied = async () => {
    await poolInTurn().query('DROP TABLE IF EXISTS webhooks_events, webhooks_kept');
    return `postgres:${server.folder}`;
  };
  test('handle each event once', async () => {
    expect(await shareWork(await emptied())).toEqual(ONCE);
  });

  test('handle each event once while Postgres is killed and comes back', async () => {
    const trouble = async () => {
      await pause(200);
      await server.kill();
      await pause(300);
      await server.start();
    };
    expect(await shareWork(await emptied(), trouble)).toEqual(ONCE);
  });

  test('handle each event once while Postgres stands still for two seconds', async () => {
    const trouble = async () => {
      await pause(200);
      server.signal('SIGSTOP');
      await pause(2_000);
      server.signal('SIGCONT');
    };
    expect(await shareWork(await emptied(), trouble)).toEqual(ONCE);
  });

  test('handle the event of a process that was killed', async () => {
    expect(await handleAfterCrash(await emptied())).toEqual(['evt-1']);
  });
});
