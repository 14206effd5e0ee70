import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { startRedis } from '../store/support/start-redis.ts';
import { howMany } from './queues/how-many.ts';
import { testEngine, testKeys, testKills, useEngine } from './queues/test-engine.ts';

async function open() {
  const server = await startRedis();
  const connection = new Redis(server.socket, { maxRetriesPerRequest: null }).on('error', () => {});
  const queue = new Queue('events', { connection });
  await queue.waitUntilReady();
  return {
    engine: 'bullmq' as const,
    env: { REDIS_URL: server.socket },
    forget: async () => connection.del(await connection.keys('webhooks:*')),
    async left() {
      const { waiting = 0, active = 0, delayed = 0, prioritized = 0 } = await queue.getJobCounts();
      return waiting + active + delayed + prioritized;
    },
    hurry: () => queue.promoteJobs(),
    dead: async () => (await queue.getFailed()).length,
    async revive() {
      for (const job of await queue.getFailed()) await job.retry();
    },
    async end() {
      await queue.close();
      connection.disconnect();
      await server.end();
    },
  };
}

const engine = useEngine(open);
testEngine(engine);
testKeys(engine);
testKills(engine, howMany(20_000));
