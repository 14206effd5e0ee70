/** One entry of `ledger.yaml`: something that is not known, stated in two ways, or observed. */
export interface LedgerEntry {
  id: string;
  title: string;
  kind: 'gap' | 'contradiction' | 'observation';
  source: string;
  unknown: string;
  treatment: string;
  observed?: string;
  /** One or more of L, V, D, C. */
  grade?: string[];
  /** JSON pointers into the bundle of the elements that carry the mark. */
  places?: string[];
  /** Why no element carries the mark. */
  noPlace?: string;
}
