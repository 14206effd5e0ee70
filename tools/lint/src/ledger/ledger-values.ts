import type { LedgerConsequence, LedgerEntry, LedgerSubject } from './ledger-entry.ts';

/** What every entry has, as text. */
export const LEDGER_REQUIRED = ['id', 'title', 'kind', 'source', 'unknown', 'treatment'] as const;

export const LEDGER_KINDS = [
  'gap',
  'contradiction',
  'observation',
] as const satisfies readonly LedgerEntry['kind'][];

/** What an observation rests on; see `LedgerEntry.grade`. */
export const LEDGER_GRADES = ['L', 'V', 'D', 'C'] as const;

/** What an entry about an object can leave open, so that a rule of the lint does not apply where the mark is. */
export const LEDGER_SUBJECTS = ['fields', 'presence'] as const satisfies readonly LedgerSubject[];

/** What comes of not heeding an entry; see `LedgerEntry.consequence`. */
export const LEDGER_CONSEQUENCES = ['breaks', 'surprises'] as const satisfies readonly LedgerConsequence[];
