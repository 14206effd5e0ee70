import { findTerms } from '../../words/find-terms.ts';
import { proseOf } from '../files/prose.ts';
import type { Check } from './check.ts';

const CODE = /`[^`\n]*`/g;

/** Texts have one word for one thing, as all that people read here. */
export const term: Check = (files) =>
  proseOf(files).flatMap(({ file, path, text }) =>
    findTerms(text.replaceAll(CODE, (code) => '\0'.repeat(code.length))).map(({ match, write }) =>
      file.finding(
        path,
        'term',
        `"${match.replaceAll(/\s+/g, ' ')}" is not a word of this project. Write: ${write}.`,
        match,
      ),
    ),
  );
