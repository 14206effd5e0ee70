export type { Rule, RuleInput, Rules, RuleStep } from './failures/rules.ts';
export type { Fault } from './prefer/preferences.ts';
export type { RecordedRequest, RequestListener } from './request-record.ts';
