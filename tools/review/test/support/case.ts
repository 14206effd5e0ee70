import type { Breaks } from '../../src/review-contract.ts';
import type { Verdict } from '../../src/compare/compare-bundles.ts';
import type { Edit } from './edit.ts';

/** An edit of the contract with the verdict that a person gives. */
export interface Case {
  name: string;
  edit: (contract: Edit) => void;
  /** What the base is made to say first, for an edit of something that the contract has not. */
  given?: (contract: Edit) => void;
  breaks: Breaks;
  verdict: Verdict;
  /** What the report must say. */
  says?: RegExp;
}

/** Breaks programs of any kind. */
export function wire(name: string, edit: Case['edit'], says?: RegExp, given?: Case['given']): Case {
  return { name, edit, breaks: 'wire', verdict: 'major', ...(says && { says }), ...(given && { given }) };
}

/** Breaks only what is compiled against the types. */
export function types(name: string, edit: Case['edit'], says?: RegExp, given?: Case['given']): Case {
  return { name, edit, breaks: 'types', verdict: 'major', ...(says && { says }), ...(given && { given }) };
}

/** Breaks nobody. */
export function harmless(
  name: string,
  verdict: Verdict,
  edit: Case['edit'],
  says?: RegExp,
  given?: Case['given'],
): Case {
  return { name, edit, breaks: 'none', verdict, ...(says && { says }), ...(given && { given }) };
}
