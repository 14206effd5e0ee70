/** What every entry has, as text. */
export const LEDGER_REQUIRED = ['id', 'title', 'kind', 'source', 'unknown', 'treatment'] as const;
export const LEDGER_KINDS = ['gap', 'contradiction', 'observation'] as const;
/** What an observation rests on; see `LedgerEntry.grade`. */
export const LEDGER_GRADES = ['L', 'V', 'D', 'C'] as const;
/** What an entry about an object can leave open, so that a rule of the lint does not apply where the mark is. */
export const LEDGER_SUBJECTS = ['fields', 'presence'] as const;

/** `fields`: which fields an object has. `presence`: whether a field is always there, and whether it may be null. */
export type LedgerSubject = (typeof LEDGER_SUBJECTS)[number];

/** One entry of the ledger: something that is not known of the platform, stated in two ways, or observed. */
export interface LedgerEntry {
  id: string;
  title: string;
  /** The documents are silent, two of their statements differ, or it was seen and is not in them. */
  kind: (typeof LEDGER_KINDS)[number];
  /** The part of the documents that the entry is about. */
  source: string;
  /** What is not known, or which statements differ. */
  unknown: string;
  /** How the contract treats it. */
  treatment: string;
  /** What was seen. */
  observed?: string;
  /**
   * What the observation rests on. L: seen live; V: a client of the platform's maker relies on it; D: documented by the
   * maker elsewhere; C: other clients rely on it.
   */
  grade?: string[];
  /** The questions about an object that the entry is about, where a rule asks for them. */
  about?: LedgerSubject[];
  /** JSON pointers into the document of the elements that carry the mark. */
  places?: string[];
  /** Why no element carries the mark. */
  noPlace?: string;
}
