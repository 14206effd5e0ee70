import { proseOf } from '../files/prose.ts';
import type { Check } from './check.ts';

/** A text that is there and says nothing, which other rules take for one that is missing. */
export const EMPTY_PROSE = 'empty-prose';

const TWICE = /\b([a-z]+)\s+\1\b/i;
const CODE = /`[^`\n]*`/g;
const END = /[.!?:][)`*]?\s*$/;
/** A word in small letters; true, false and null are values. */
const START = /^\s*(?!(?:true|false|null)\b)\p{Ll}+(?=[\s.,])/u;
const LIST_AT_END = /(^|\n)\s*([-*|]|\d+\.) [^\n]*$/;

/** A text says something; a description is whole sentences, which begin with a capital letter, unless it ends with a list, and has no word twice. */
export const proseForm: Check = (files) =>
  proseOf(files).flatMap(({ file, path, text }) => {
    const bare = text.trimEnd();
    if (bare === '') return [file.findingAtKey(path, EMPTY_PROSE, `The ${path.at(-1)} is empty. Write it.`)];
    const [twice, word] = TWICE.exec(bare.replaceAll(CODE, (code) => '\0'.repeat(code.length))) ?? [];
    if (twice !== undefined)
      return [file.finding(path, 'prose-form', `${word} is there twice. Remove one.`, twice)];
    if (path.at(-1) !== 'description') return [];
    const [first] = START.exec(bare) ?? [];
    if (first !== undefined) {
      const message = `The description begins with a small letter: ${first}. Begin with a capital letter.`;
      return [file.finding(path, 'prose-form', message)];
    }
    if (END.test(bare) || LIST_AT_END.test(bare)) return [];
    const message = 'The description is not a sentence: it ends without a full stop. Write one.';
    return [file.finding(path, 'prose-form', message)];
  });
