export type LedgerSubject = 'fields' | 'presence';

export type LedgerConsequence = 'breaks' | 'surprises';

/** An entry of the ledger: a gap in the documents, a contradiction between two statements, or an observation. */
export interface LedgerEntry {
  id: string;
  title: string;
  /** The documents are silent, two of their statements differ, or it was observed and is not documented. */
  kind: 'gap' | 'contradiction' | 'observation';
  /** The section of the documents. */
  source: string;
  /** The open question, or the statements that differ. */
  unknown: string;
  /** How the contract treats it. */
  treatment: string;
  /**
   * `breaks`: a program that ignores the entry fails or does harm. `surprises`: it works, but not as expected. Absent
   * for a detail.
   */
  consequence?: LedgerConsequence;
  /** What programs should do. */
  advice?: string;
  /** The observation. */
  observed?: string;
  /**
   * The evidence. L: seen live; V: a client by the platform's maker relies on it; D: the maker documents it elsewhere;
   * C: other clients rely on it.
   */
  grade?: string[];
  /**
   * `fields`: the fields of an object are open. `presence`: whether a field is always there, and may be null, is open.
   */
  about?: LedgerSubject[];
  /** JSON pointers into the document of the elements that carry the mark. */
  places?: string[];
  /** Why no element carries the mark. */
  noPlace?: string;
}
