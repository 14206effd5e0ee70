import { testConfig } from '@telephony/testing/test-config';

export default testConfig({
  // One installation for all files.
  globalSetup: 'test/support/install.ts',
  // TypeScript 5.9 with all library checks takes half a minute where other tasks have the processor.
  testTimeout: 120_000,
});
