import type { SortedFragments } from './changelog/own-fragments.ts';
import type { Change } from './compare/change.ts';
import type { OperationIds } from './facts/operation-ids.ts';
import type { InheritedSource, LedgerChanges } from './facts/ledger.ts';
import type { Verdict } from './version/verdict.ts';

/** Whom the change breaks: programs of any kind, programs that are compiled against the types, or nobody. */
export type Breaks = 'wire' | 'types' | 'none';

/** A change with its line in the source tree: the edited one, or that of the base where something is gone. */
export interface PlacedChange extends Change {
  /** Path in the repository. */
  file: string;
  line: number;
  /** Where in the revision it has left, if it is gone. */
  left?: { file: string; line: number };
}

/** A finding of the linter with its path in the repository. */
export interface PlacedFinding {
  file: string;
  line: number;
  column: number;
  rule: string;
  message: string;
}

/** Why a change may not be merged as it is, each with the way to mend it. */
export interface Gate {
  passed: boolean;
  problems: string[];
  /** What should be done and holds up nothing. */
  advice: string[];
}

/** What a change of the contract means to everyone concerned. */
export interface Review {
  /** How the base is called, its `info.version`, and its commit. */
  base: { name: string; version: string; note?: string; commit?: string };
  /** The commit that is checked out. */
  commit?: string;
  verdict: Verdict;
  breaks: Breaks;
  /** The version of the next release, with all that waits for it, and `info.version` as it stands. */
  nextVersion: string;
  version: string;
  /** What says so until then: the fragments of this change, and of those before it. */
  fragments: SortedFragments;
  /** The weightiest first, then in the order of the contract. */
  changes: PlacedChange[];
  /** What the linter finds; absent where it was not asked. */
  lint?: PlacedFinding[];
  ledger: LedgerChanges;
  /** New fields without a source of their own, which take that of their record. */
  inherited: InheritedSource[];
  /** Addresses of pages by operation and schema, of the docs that are built from the change. */
  pages: Map<string, string>;
  /** How the operations of both sides are called. */
  operationIds: OperationIds;
  gate: Gate;
}
