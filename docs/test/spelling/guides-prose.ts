import { readPages } from '../guides/support/read-samples.ts';

/** The comments of guides that name the sources of a section: they have names of records. */
const SOURCES = /^\{\/\* source: .*$/gm;

/** A text and where it is from. */
export interface Prose {
  place: string;
  text: string;
}

/** What a page is made with. */
const IMPORTS = /^import .*$/gm;

/** All guides, as people read them. The lint of the contract has its descriptions and the ledger. */
export function guidesProse(): Prose[] {
  return readPages().map(({ name, text }) => ({
    place: name,
    text: text.replaceAll(SOURCES, '').replaceAll(IMPORTS, ''),
  }));
}
