import { testConfig } from '@telephony/testing/test-config';

/** The tests of `npm run test:foreign -- hosts`: runtimes that are installed apart. */
export default testConfig({ include: ['hosts/**/*.test.ts'], reporters: ['default'], hookTimeout: 120_000 });
