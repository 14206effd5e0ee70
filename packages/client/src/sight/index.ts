export { addHeaders } from './add-headers.ts';
export { logEvents, type Logger, type LogLevel } from './log-events.ts';
export { measureCalls, type MeterLike } from './measure-calls.ts';
