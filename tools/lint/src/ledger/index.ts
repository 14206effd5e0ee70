export { collectMarks } from './collect-marks.ts';
export { comparePlaces } from './compare-places.ts';
export type { LedgerEntry } from './ledger-entry.ts';
export { readLedger } from './read-ledger.ts';
