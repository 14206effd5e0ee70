import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresCallStore } from '../../src/postgres.ts';
import { callStoreChecks } from '../../src/testing.ts';
import { SAME, shareCalls } from '../store/support/share-calls.ts';
import { startPostgres } from '../store/support/start-postgres.ts';
import { testChecks } from '../store/support/test-checks.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;
let pool: Pool;
let other: Pool;
beforeAll(async () => {
  server = await startPostgres();
  const newPool = () => new Pool({ host: server.folder, user: 'postgres' }).on('error', () => {});
  [pool, other] = [newPool(), newPool()];
});
afterAll(async () => {
  await Promise.all([pool.end(), other.end()]);
  await server.end();
});

/** So many that the work takes longer than the trouble. */
const COPIES = 16;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('all checks, with two pools', () => {
  let turn = 0;
  const open = () => postgresCallStore((turn += 1) % 2 === 0 ? pool : other, { prefix: 'checks_' });
  testChecks(callStoreChecks(open, { shared: true }));
});

describe('two processes', () => {
  const emptied = async () => {
    await pool.query('DROP TABLE IF EXISTS webhooks_calls');
    return `postgres:${server.folder}`;
  };

  test('make the calls of one', async () => {
    expect(await shareCalls(await emptied())).toEqual(SAME);
  });

  test('make the calls of one while Postgres is killed and comes back', async () => {
    const trouble = async () => {
      await pause(500);
      await server.kill();
      await pause(300);
      await server.start();
    };
    expect(await shareCalls(await emptied(), trouble, COPIES)).toEqual({
      ...SAME,
      twice: expect.any(Number),
    });
  });

  test('make the calls of one while Postgres stands still for two seconds', async () => {
    const trouble = async () => {
      await pause(500);
      server.signal('SIGSTOP');
      await pause(2_000);
      server.signal('SIGCONT');
    };
    expect(await shareCalls(await emptied(), trouble, COPIES)).toEqual({
      ...SAME,
      twice: expect.any(Number),
    });
  });
});
