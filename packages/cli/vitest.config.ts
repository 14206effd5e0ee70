import { testConfig } from '@telephony/testing/test-config';

export default testConfig({
  // The tests wait for other programs much of the time.
  maxWorkers: '100%',
});
