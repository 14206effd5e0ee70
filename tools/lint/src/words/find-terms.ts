import { type Term, terms } from './terms.ts';

/** A term in a text that this project does not write. */
export interface FoundTerm {
  /** Where it begins in the text. */
  index: number;
  /** As written. */
  match: string;
  /** What to write. */
  write: string;
}

/** A phrase may go on in the next line. */
const patterns = terms.map(({ find, write }): Term => {
  const source = find.source.replaceAll(' ', '\\s+');
  return { find: new RegExp(source, 'gi'), write };
});

/** Finds the terms in a text whose code is hidden, one kind after the other. */
export function findTerms(prose: string): FoundTerm[] {
  return patterns.flatMap(({ find, write }) =>
    [...prose.matchAll(find)].map(({ 0: match, index }) => ({ index, match, write })),
  );
}
