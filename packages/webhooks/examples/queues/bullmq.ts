/**
 * Events through BullMQ, on a Redis with `appendonly yes` and `maxmemory-policy noeviction`: `receive()` in one process,
 * `work(handlers)` in as many others as you need.
 */
import { createServer } from 'node:http';
import {
  createDispatcher,
  createWebhookHandler,
  type EventHandlers,
  forward,
  type TelephonyEvent,
  type WebhookHandler,
} from '@telephony/webhooks';
import { toNodeListener } from '@telephony/webhooks/node';
import { redisStore } from '@telephony/webhooks/redis';
import { type JobsOptions, Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';

const QUEUE = 'events';
const DAY = 86_400;
const JOB: JobsOptions = {
  attempts: 10,
  backoff: { type: 'exponential', delay: 2_000, jitter: 0.5 }, // 2 s, 4 s ... 9 minutes, or up to half of that less
  removeOnComplete: { age: DAY, limit: 1_000 }, // in seconds; a job that is there is not added again
  removeOnFail: { age: 90 * DAY }, // the dead letters: `queue.getFailed()`, and `job.retry()` when the cause is mended
};

export async function receive(): Promise<WebhookHandler> {
  const connection = connect({ maxRetriesPerRequest: 1 });
  const queue = new Queue<TelephonyEvent>(QUEUE, { connection });
  await queue.waitUntilReady();
  // BullMQ refuses ids with a colon and ids that are integers.
  const add = (event: TelephonyEvent, key: string) =>
    queue.add(event.event_name, event, { ...JOB, jobId: `event-${encodeURIComponent(key)}` });
  const secret = process.env['WEBHOOK_SECRET'] ?? '';
  const handler = createWebhookHandler(forward(add), { secret, store: redisStore(connection) });
  const server = createServer(toNodeListener(handler)).listen(Number(process.env['PORT'] ?? 8080));
  const stop = async () => {
    await handler.drain();
    server.close();
    await queue.close();
    connection.disconnect();
  };
  process.once('SIGTERM', () => void stop());
  return handler;
}

// Events of a killed process come again within a minute.
export async function work(handlers: EventHandlers): Promise<void> {
  const connection = connect({ maxRetriesPerRequest: null });
  // Claims of a killed worker end before its jobs come again.
  const dispatch = createDispatcher(handlers, { store: redisStore(connection), leaseMs: 10_000 });
  const worker = new Worker<TelephonyEvent>(QUEUE, ({ data }) => dispatch(data), {
    connection,
    concurrency: 50,
    maxStalledCount: 5, // how often a job may be there when its process dies; with 1, two restarts make it a dead letter
  });
  worker.on('error', console.error);
  await worker.waitUntilReady();
  const stop = async () => {
    await worker.close(); // waits for the jobs that are running
    connection.disconnect();
  };
  process.once('SIGTERM', () => void stop());
}

function connect(options: { maxRetriesPerRequest: number | null }): Redis {
  return new Redis(process.env['REDIS_URL'] ?? 'redis://localhost', options).on('error', console.error);
}
