export { CallReader, pullCalls, type ReaderOptions } from './reader/reader.ts';
export type { CursorStore } from './reader/cursor.ts';
export type { KeptEvents } from './reader/evidence.ts';
export { readCalls, type PeriodOfCalls, type PeriodOptions } from './reader/period.ts';
export { type CallRevision, changesBetween } from './reader/revisions.ts';
export type { HistorySources } from './reader/days.ts';
