/**
 * Prevents the filter of one collection from being used on another. Exists in the types only, and is the same in two copies of
 * the package. Plain conditions lack the mark, and fit each collection.
 */
export interface OfCollection<P extends string> {
  readonly '~collection'?: P;
}
