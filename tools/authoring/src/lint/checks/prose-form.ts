import { proseOf } from '../files/prose.ts';
import type { Check } from './check.ts';

const TWICE = /\b([a-z]+)\s+\1\b/i;
const CODE = /`[^`\n]*`/g;
const END = /[.!?:][)`*]?\s*$/;
const LIST_AT_END = /(^|\n)\s*([-*|]|\d+\.) [^\n]*$/;

/** A description is whole sentences, unless it ends with a list, and has no word twice. */
export const proseForm: Check = (files) =>
  proseOf(files).flatMap(({ file, path, text }) => {
    const bare = text.trimEnd();
    const [twice, word] = TWICE.exec(bare.replaceAll(CODE, (code) => '\0'.repeat(code.length))) ?? [];
    if (twice !== undefined)
      return [file.finding(path, 'prose-form', `${word} is there twice. Remove one.`, twice)];
    if (path.at(-1) !== 'description' || bare === '' || END.test(bare) || LIST_AT_END.test(bare)) return [];
    const message = 'The description is not a sentence: it ends without a full stop. Write one.';
    return [file.finding(path, 'prose-form', message)];
  });
