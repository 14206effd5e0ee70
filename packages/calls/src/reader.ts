export { CallReader, pullCalls, type ReaderOptions } from './reader/reader.ts';
export type { CursorStore } from './reader/cursor.ts';
export { readCalls, type PeriodOfCalls, type PeriodOptions } from './reader/period.ts';
export type { CallRevision } from './reader/revisions.ts';
export type { HistorySources } from './reader/days.ts';
