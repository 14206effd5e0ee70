/** What a program does with a running server, without the types of the server itself, which few programs have installed. */
export type { Fault } from './failures/rules.ts';
export type { Rule, RuleInput, RuleStep } from './failures/rules.ts';
export type { Rules } from './failures/rules.ts';
export type { RecordedRequest } from './request-record.ts';
export type { RequestListener } from './request-record.ts';
