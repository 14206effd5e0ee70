/** What a program does with a running server, without the types of the server itself, which few programs have installed. */
export type { Fault } from './failures/fault.ts';
export type { Rule, RuleInput, RuleStep } from './failures/rule.ts';
export type { Rules } from './failures/rules.ts';
export type { RecordedRequest } from './record/recorded-request.ts';
export type { RequestListener } from './record/request-listener.ts';
