import { testConfig } from '@telephony/testing/test-config';

export default testConfig({
  // Prism takes most of a second to load: once for all files of a worker.
  isolate: false,
  // The tests wait for other programs much of the time.
  maxWorkers: '100%',
});
