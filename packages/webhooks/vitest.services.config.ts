import { createRequire } from 'node:module';
import { testConfig } from '@telephony/testing/test-config';

/** Where engines of queues are installed, apart. */
const { resolve } = createRequire(new URL('../../tools/consumers/javascript/package.json', import.meta.url));
const ENGINES = ['bullmq', 'ioredis', 'pg-boss', '@aws-sdk/client-sqs', 'miniflare'];

/** What needs programs that are not from npm, a real Redis and a real Postgres, or engines that are installed apart. */
export default {
  ...testConfig({
    include: ['test/services/*.services.ts'],
    testTimeout: 120_000,
    reporters: ['default'],
  }),
  resolve: { alias: Object.fromEntries(ENGINES.map((name) => [name, resolve(name)])) },
};
