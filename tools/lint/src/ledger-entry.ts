export type LedgerSubject = 'fields' | 'presence';

export type LedgerConsequence = 'breaks' | 'surprises';

/** One entry of the ledger: something that is not known of the platform, stated in two ways, or observed. */
export interface LedgerEntry {
  id: string;
  title: string;
  /** The documents are silent, two of their statements differ, or it was seen and is not in them. */
  kind: 'gap' | 'contradiction' | 'observation';
  /** The part of the documents that the entry is about. */
  source: string;
  /** What is not known, or which statements differ. */
  unknown: string;
  /** How the contract treats it. */
  treatment: string;
  /** What comes of not heeding it. A detail where it is left out. */
  consequence?: LedgerConsequence;
  /** What those who write a program do about it. */
  advice?: string;
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
