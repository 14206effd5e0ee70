import type { SchemaSite } from './alternative.ts';
import type { Fact } from './fact.ts';

/** What the comparisons of the parts of a schema ask for the schemas inside. */
export interface Comparer {
  /** The differences of two schemas, each written as schemas that hold together. */
  compare(base: SchemaSite[], revision: SchemaSite[]): Fact[];
}
