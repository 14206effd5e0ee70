import { STOP_WORDS, termsOf } from './words.ts';

/** A piece of a text, and whether it is a word that was looked for. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

const BEFORE = 6;
const LENGTH = 28;

/** A text in pieces, in which the words are marked that were looked for. */
export function markWords(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  for (const part of text.split(/(\s+)/)) {
    const isMatch = wordsIn(part, terms).length > 0;
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += part;
    else pieces.push({ text: part, isMatch });
  }
  return pieces;
}

/** The part of a text with the most of the words, of a line or two; its beginning if none is in it. */
export function excerptOf(text: string, terms: ReadonlySet<string>): Piece[] {
  const words = text.split(/\s+/);
  const found = words.map((word) => wordsIn(word, terms));
  const last = Math.max(0, words.length - LENGTH);
  let best = 0;
  let most = 0;
  for (const [at, own] of found.entries()) {
    if (own.length === 0) continue;
    const start = Math.min(last, at <= BEFORE ? 0 : at - BEFORE);
    const count = new Set(found.slice(start, start + LENGTH).flat()).size;
    if (count > most) [best, most] = [start, count];
  }
  const part = words.slice(best, best + LENGTH).join(' ');
  const end = best + LENGTH < words.length ? ' …' : '';
  return markWords(`${best > 0 ? '… ' : ''}${part}${end}`, terms);
}

function wordsIn(text: string, terms: ReadonlySet<string>): string[] {
  return termsOf(text).filter((term) => terms.has(term) && !STOP_WORDS.has(term));
}
