import type { SelectorComponent } from 'lightningcss';
import { mapSelectors } from './map-selectors.ts';

/**
 * A sheet without the rules that can match nothing: whose selectors name a class or an element that is not among the words.
 *
 * @param words All words of the pages and of their scripts, see `wordsOf`: what a script may add counts as there
 * @throws Error if the sheet cannot be read
 */
export function usedStyles(sheet: string, words: ReadonlySet<string>): string {
  const mayMatch = (selector: readonly SelectorComponent[]): boolean => selector.every(isThere);
  const isThere = (part: SelectorComponent): boolean => {
    if (part.type === 'class') return words.has(part.name);
    if (part.type === 'type') return words.has(part.name.toLowerCase());
    // What is named in :not() or :has() need not be there.
    const isOneOf = part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where');
    return !isOneOf || part.selectors.some(mayMatch);
  };
  return mapSelectors(sheet, (selector) => (mayMatch(selector) ? selector : undefined));
}

/** Whatever may be the name of a class or of an element in a text of HTML or JavaScript. */
export function wordsOf(texts: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/[\w:-]+/g)) {
      words.add(word);
      for (const part of word.split(':')) words.add(part);
    }
  }
  return words;
}
