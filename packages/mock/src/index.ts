export type { Fault, RecordedRequest, Rule, RuleInput, Rules, RuleStep } from '@telephony/http/control-types';
export type { ExchangeFindingKind as FindingKind } from '@telephony/contract';
export type { Finding, MissingResponse } from './proxy/findings.ts';
export { ledgerReport } from './proxy/ledger-report.ts';
export { type Proxy, type ProxyOptions, startProxy } from './proxy/start-proxy.ts';
export { type Mock, type MockOptions, startMock } from './start-mock.ts';
