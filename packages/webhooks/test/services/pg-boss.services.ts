import { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { startPostgres } from '../store/support/start-postgres.ts';
import { howMany } from './queues/how-many.ts';
import { testEngine, testKeys, testKills, useEngine } from './queues/test-engine.ts';

async function open() {
  // Processes are killed here, but not the database.
  const server = await startPostgres('synchronous_commit=off');
  const connectionString = `postgres://postgres@localhost/postgres?host=${server.folder}`;
  const pool = new Pool({ connectionString }).on('error', () => {});
  const boss = new PgBoss({ connectionString, supervise: false }).on('error', () => {});
  await boss.start();
  const count = async (condition: string) => {
    const { rows } = await pool.query(`SELECT count(*)::int AS jobs FROM pgboss.job WHERE ${condition}`);
    return Number(rows[0].jobs);
  };
  return {
    engine: 'pg-boss' as const,
    env: { DATABASE_URL: connectionString },
    forget: () => pool.query('DELETE FROM webhooks_events'),
    left: () => count("name = 'events' AND state < 'completed'"),
    async hurry() {
      await pool.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'events' AND state = 'retry'");
    },
    dead: () => count("name = 'events-dead' AND state < 'completed'"),
    async revive() {
      await boss.redrive('events-dead');
    },
    async end() {
      await boss.stop({ timeout: 1_000 });
      await pool.end();
      await server.end();
    },
  };
}

const engine = useEngine(open);
testEngine(engine);
testKeys(engine);
testKills(engine, howMany(10_000));
