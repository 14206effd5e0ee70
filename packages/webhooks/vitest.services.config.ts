import { createRequire } from 'node:module';
import { testConfig } from '@telephony/testing/test-config';

/** Where BullMQ is installed, apart. */
const { resolve } = createRequire(new URL('../../tools/consumers/javascript/package.json', import.meta.url));

/** The tests that need a real Redis, a real Postgres or BullMQ. */
export default {
  ...testConfig({ include: ['test/services/*.services.ts'], testTimeout: 120_000, reporters: ['default'] }),
  resolve: { alias: Object.fromEntries(['bullmq', 'ioredis'].map((name) => [name, resolve(name)])) },
};
