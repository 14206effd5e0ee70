/** What a program does with a running server, without the types of the server itself, which few programs have installed. */
export type { Rule, RuleInput, Rules, RuleStep } from './failures/rules.ts';
export type { Fault } from './prefer/preferences.ts';
export type { RecordedRequest, RequestListener } from './request-record.ts';
