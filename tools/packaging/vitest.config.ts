import { testConfig } from '@telephony/testing/test-config';

export default testConfig({
  // One installation for all files.
  globalSetup: 'test/support/install.ts',
  // With a registry, an installation takes a while.
  hookTimeout: 300_000,
});
