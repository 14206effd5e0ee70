import { testConfig } from '@telephony/testing/test-config';

/** The tests of the executable that need other languages, or what builds images. */
export default testConfig({
  include: ['test/executable/*.executable.ts', 'test/executable.all.test.ts'],
  exclude: [],
  testTimeout: 300_000,
  hookTimeout: 120_000,
  reporters: ['default'],
});
