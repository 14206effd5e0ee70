import { testConfig } from '@telephony/testing/test-config';

export default testConfig();
