/**
 * Events through pg-boss, on a Postgres: `receive()` in the process that gets the deliveries, `work(handlers)` in as many others as
 * you need.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import {
  createDispatcher,
  createWebhookHandler,
  type EventHandlers,
  forward,
  type WebhookHandler,
} from '@telephony/webhooks';
import { toNodeListener } from '@telephony/webhooks/node';
import { postgresStore } from '@telephony/webhooks/postgres';
import { type Job, PgBoss } from 'pg-boss';

const QUEUE = 'events';
/** Dead letters. When the cause is mended: `boss.redrive('events-dead')`. */
const DEAD = 'events-dead';
const DAY = 86_400;

/** An event as text, since the `jsonb` of a job refuses some characters that JSON can have. */
interface Data {
  event: string;
}

/** Puts the events of deliveries into the queue, and responds. */
export async function receive(): Promise<WebhookHandler> {
  const { boss, store } = await start();
  const handler = createWebhookHandler(
    forward((event, key) => boss.send(QUEUE, { event: JSON.stringify(event) }, { id: jobId(key) })),
    { secret: process.env['WEBHOOK_SECRET'] ?? '', store },
  );
  const server = createServer(toNodeListener(handler)).listen(Number(process.env['PORT'] ?? 8080));
  const stop = async () => {
    await handler.drain();
    server.close();
    await boss.stop();
  };
  process.once('SIGTERM', () => void stop());
  return handler;
}

/** Handles the events of the queue, 100 at a time. Those of a process that was killed come again after half a minute at most. */
export async function work(handlers: EventHandlers): Promise<void> {
  const { boss, store } = await start();
  // The claim of a worker that was killed is over before its jobs come again.
  const dispatch = createDispatcher(handlers, { store, leaseMs: 10_000 });
  const settle = ({ id, data }: Job<Data>) =>
    dispatch(data.event).then(
      () => ({ id, status: 'completed' as const }),
      (error: unknown) => ({ id, status: 'failed' as const, output: String(error) }),
    );
  const options = {
    localConcurrency: 4,
    batchSize: 25,
    perJobResults: true,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 0.5,
  } as const;
  await boss.work(QUEUE, options, (jobs: Job<Data>[]) => Promise.all(jobs.map(settle)));
  process.once('SIGTERM', () => void boss.stop({ timeout: 60_000 })); // waits for the jobs that are running
}

async function start() {
  const boss = new PgBoss({
    connectionString: process.env['DATABASE_URL'] ?? 'postgres://localhost',
    max: 20,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', console.error);
  await boss.start();
  await boss.createQueue(DEAD, { retentionSeconds: 90 * DAY });
  await boss.createQueue(QUEUE, {
    retryLimit: 10,
    retryDelay: 2,
    retryBackoff: true, // 2 s, 4 s ... 17 minutes, or up to half of that less
    heartbeatSeconds: 10, // after so long without a sign of its process, a job is tried again
    retentionSeconds: 90 * DAY, // how long a job may wait; the default of 14 days loses what nobody has handled by then
    deleteAfterSeconds: DAY, // a job that is there is not added again
    deadLetter: DEAD,
  });
  const store = postgresStore({ query: (text, values) => boss.getDb().executeSql(text, values) });
  return { boss, store };
}

/** The ids of jobs are UUIDs. */
function jobId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}
