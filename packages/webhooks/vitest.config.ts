import { testConfig } from '@telephony/testing/test-config';

// The example of Nest has the decorators that Nest uses.
export default { ...testConfig(), oxc: { decorator: { legacy: true } } };
