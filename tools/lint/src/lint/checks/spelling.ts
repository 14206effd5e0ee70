import { proseOf } from '../files/prose.ts';
import { americanSpelling } from '../../spelling/american-spelling.ts';
import { misspeltWords } from '../../spelling/misspelt-words.ts';
import type { Check } from './check.ts';

const CODE = /`[^`\n]*`/g;

/** Texts are spelt by the British dictionary; names of the API are in the quotes of code. */
export const spelling: Check = async (files) => {
  const prose = proseOf(files);
  const american = prose.flatMap(({ file, path, text }) =>
    americanSpelling(text.replaceAll(CODE, '')).map(({ word, write }) =>
      file.finding(path, 'spelling', `${word} is American. Write ${write}.`, word),
    ),
  );
  const found = await misspeltWords(prose.map(({ text }) => text));
  const misspelt = found.flatMap(({ text, word, suggestions }) => {
    const { file, path } = prose[text] ?? {};
    if (!file || !path) return [];
    const [likely, ...others] = suggestions;
    const meant = likely === undefined ? '' : `Did you mean ${[likely, ...others].join(', ')}? `;
    const message = `${word} is not in the British dictionary. ${meant}A name goes in \`code\`; a new word in tools/lint/cspell.json.`;
    return [file.finding(path, 'spelling', message, word)];
  });
  return [...american, ...misspelt];
};
