import { fileURLToPath } from 'node:url';
import { Miniflare } from 'miniflare';
import { rolldown } from 'rolldown';
import { SECRET } from './start-process.ts';

const WORKER = fileURLToPath(new URL('failing-worker.ts', import.meta.url));
const MODULES = { modules: true, compatibilityDate: '2026-07-01' } as const;
/** Consumes the dead letters. */
const DEAD =
  'export default { async queue({ messages }, { EVENTS }) { for (const { body } of messages) await EVENTS.put(`dead-${body.id}`, JSON.stringify(body)); } };';

/** Starts the example of Cloudflare Queues in workerd, with queues as Miniflare has them: two retries, then a dead letter. */
export async function startCloudflare() {
  const build = await rolldown({ input: WORKER, platform: 'browser', external: 'cloudflare:workers' });
  const { output } = await build.generate({ format: 'esm' });
  await build.close();
  return new Miniflare({
    workers: [
      {
        ...MODULES,
        name: 'events',
        script: output[0].code,
        bindings: { WEBHOOK_SECRET: SECRET },
        kvNamespaces: { EVENTS: 'events' },
        durableObjects: { STORE: { className: 'Store', useSQLite: true } },
        queueProducers: { QUEUE: 'events' },
        queueConsumers: {
          events: { maxBatchSize: 10, maxBatchTimeout: 0.1, maxRetries: 2, deadLetterQueue: 'events-dead' },
        },
      },
      {
        ...MODULES,
        name: 'dead',
        script: DEAD,
        kvNamespaces: { EVENTS: 'events' },
        queueConsumers: { 'events-dead': { maxBatchTimeout: 0.1 } },
      },
    ],
  });
}
