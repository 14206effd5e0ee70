import type { SchemaSite } from './alternative.ts';
import type { Fact } from './fact.ts';

/** What the comparisons of the parts of a schema ask for the schemas inside. */
export interface Comparer {
  /** Whether the values are written as text, as in an address: then every number is also a text. */
  readonly isText: boolean;
  /** The fewest characters of a text: a part of a path cannot be empty. */
  readonly shortest: number;
  /** The comparison of values that are JSON, wherever they are written. */
  readonly ofJson: Comparer;
  /** The comparison of the elements of lists. */
  readonly ofElements: Comparer;
  /** The differences of two schemas, each written as schemas that hold together. */
  compare(base: SchemaSite[], revision: SchemaSite[]): Fact[];
  /** Takes schemas as compared that only one side has in this place: a fact says so. */
  note(base: SchemaSite[], revision: SchemaSite[]): void;
  /** Takes schemas as compared, with all inside them, that no value ever meets. */
  noteInert(base: SchemaSite[], revision: SchemaSite[]): void;
  /** Whether two values of a keyword say the same, words aside and references followed. */
  isSame(base: unknown, revision: unknown): boolean;
}
