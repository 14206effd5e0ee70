import { testConfig } from '@telephony/testing/test-config';

export default testConfig({
  // Its runs wait for servers most of the time, and it is the last suite to end.
  maxWorkers: '100%',
});
