import { redisStore } from '@telephony/webhooks/redis';
import type { EventHandlers, WebhookHandler } from '@telephony/webhooks';
import { Redis } from 'ioredis';

/** An example, as the programs of the tests use it. */
interface Example {
  receive(): Promise<WebhookHandler>;
  work(handlers: EventHandlers): Promise<void>;
}

/** The engines whose examples run in processes. */
export type Engine = 'bullmq' | 'sqs';

/** Loads the example of an engine; what SQS remembers is in a Redis. */
export async function loadEngine(engine: string): Promise<Example> {
  if (engine === 'bullmq') return import('../../../examples/queues/bullmq.ts');
  const { receive, work } = await import('../../../examples/queues/sqs.ts');
  const redis = new Redis(process.env['REDIS_URL'] ?? '').on('error', console.error);
  process.once('SIGTERM', () => setTimeout(() => redis.disconnect(), 1_000).unref());
  const store = redisStore(redis);
  return { receive: async () => receive(store), work: async (handlers) => void work(handlers, store) };
}
