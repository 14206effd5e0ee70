import type { SchemaSite } from './sites.ts';

/** What differs between two schemas, whatever direction the values go. */
export type FactRule =
  | 'type-lost'
  | 'type-gained'
  | 'values-lost'
  | 'values-gained'
  | 'values-listed'
  | 'values-unlisted'
  | 'enumeration-closed'
  | 'enumeration-opened'
  | 'known-values-lost'
  | 'known-values-gained'
  | 'bound-tightened'
  | 'bound-loosened'
  | 'keyword-changed'
  | 'property-removed'
  | 'property-added'
  | 'required-added'
  | 'required-removed'
  | 'closed'
  | 'opened'
  | 'alternative-lost'
  | 'alternative-gained'
  | 'default-changed'
  | 'read-only-set'
  | 'read-only-unset'
  | 'write-only-set'
  | 'write-only-unset'
  | 'deprecated-set'
  | 'deprecated-unset'
  | 'discriminator-changed';

/** One difference. Values are compared as sets: those that satisfied the base, and those that satisfy the revision. */
export interface Fact {
  rule: FactRule;
  /** Some values of the base do not satisfy the revision. */
  narrower: boolean;
  /** Some values of the revision do not satisfy the base. */
  wider: boolean;
  /** Pointers into the bundles; the base's where the element is gone. */
  base?: string;
  revision?: string;
  /** The place that has the schema, where the two bundles have it from different components. */
  subject?: string;
  /** The property or keyword that differs. */
  name?: string;
  /** The old and the new value, as JSON or as a list of types. */
  before?: unknown;
  after?: unknown;
  /** The listed values of the types that are lost, which code compares with. */
  listed?: unknown[];
  /** A property that was removed: whether the object still takes it, as one that is not named. */
  stillTaken?: boolean;
  /** The direction that it concerns, where it is one: a property that is read only is not sent. */
  onlyIn?: 'request' | 'response';
}

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
