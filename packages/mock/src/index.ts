export type { Fault, RecordedRequest, Rule, RuleInput, Rules, RuleStep } from '@telephony/http/control-types';
export { startMock } from './start-mock.ts';
export type { Mock, MockOptions } from './mock.ts';
export type { Finding, FindingKind, MissingResponse } from './proxy/findings/finding.ts';
export type { Proxy, ProxyOptions } from './proxy/proxy.ts';
export { ledgerReport } from './proxy/report/ledger-report.ts';
export { startProxy } from './proxy/start-proxy.ts';
