import { testConfig } from '@telephony/testing/test-config';

/** The tests that need a real Postgres. */
export default testConfig({
  include: ['test/services/*.services.ts'],
  testTimeout: 120_000,
  reporters: ['default'],
});
