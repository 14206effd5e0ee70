/** A sentence of fact, and what it rests on. */
export interface Statement {
  /** JSON pointer into the bundle, or `file:line` of a guide. */
  at: string;
  sentence: string;
  /** Sections of the documents and entries of the ledger; empty where nothing is named. */
  sources: string[];
}
