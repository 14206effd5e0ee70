import { testConfig } from '@telephony/testing/test-config';

/** What needs programs that are not from npm: a real Redis and a real Postgres. */
export default testConfig({
  include: ['test/services/*.services.ts'],
  testTimeout: 60_000,
  reporters: ['default'],
});
