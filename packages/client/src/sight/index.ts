export { addHeaders } from './add-headers.ts';
export { logEvents, type Logger, type LogLevel } from './log-events.ts';
export { measureCalls, type MeterLike } from './measure-calls.ts';
export { type SpanLike, traceCalls, type TracerLike } from './trace-calls.ts';
