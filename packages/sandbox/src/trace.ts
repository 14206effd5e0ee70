export { checkTrace } from './trace/check-trace.ts';
export { type Entries, readTrace } from './trace/read-trace.ts';
export type { Illegal, TraceEntry } from './trace/read-trace.ts';
