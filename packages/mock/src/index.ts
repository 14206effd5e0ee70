export type { Fault, RecordedRequest, Rule, RuleInput, Rules, RuleStep } from '@telephony/http/control-types';
export { startMock } from './start-mock.ts';
export type { Mock, MockOptions } from './mock.ts';
