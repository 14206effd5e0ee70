import { fileURLToPath } from 'node:url';
import { loadConfig, mergeSettings, spellCheckDocument } from 'cspell-lib';

const BRITISH = /^(?:cap|down|over|re|super|under)?siz|^(?:priz|seiz|baptiz|assiz|maiz)/i;
const AMERICAN = /\b[a-z]{3,}(?:i|y)z(?:e[ds]?|er|ing|ations?)\b/gi;

/** The words of a text with z for s, which the British dictionary lets pass because Oxford writes them, with ours. */
export function americanSpelling(text: string): { word: string; write: string }[] {
  return [...text.matchAll(AMERICAN)].flatMap(([word]) =>
    BRITISH.test(word) ? [] : [{ word, write: word.replace(/z(?=(?:e[ds]?|er|ing|ations?)$)/i, 's') }],
  );
}

const dictionary = fileURLToPath(import.meta.resolve('@cspell/dict-en-gb-mit/cspell-ext.json'));
const configuration = fileURLToPath(new URL('../cspell.json', import.meta.url));
const SHOWN = 3;

/** A word that is not in the British dictionary, nor in the list of `cspell.json`. */
export interface MisspeltWord {
  /** Which of the texts has it, from 0. */
  text: number;
  word: string;
  /** Words that may be meant, the likeliest first. */
  suggestions: string[];
}

/** Finds the words of texts in Markdown that are not spelt right. Code and addresses are passed over. */
export async function misspeltWords(texts: readonly string[]): Promise<MisspeltWord[]> {
  const document = {
    uri: 'file:///prose.md',
    text: texts.join('\n\n'),
    languageId: 'markdown',
    locale: 'en-GB',
  };
  const options = { noConfigSearch: true, generateSuggestions: true, numSuggestions: SHOWN };
  const settings = mergeSettings(await loadConfig(dictionary), await loadConfig(configuration));
  const { issues, errors } = await spellCheckDocument(document, options, settings);
  if (errors?.[0]) throw errors[0];
  let index = 0;
  let end = texts[0]?.length ?? 0;
  return issues
    .toSorted((a, b) => a.offset - b.offset)
    .map(({ text: word, offset, suggestions = [] }) => {
      while (offset > end && index < texts.length - 1) end += 2 + (texts[++index]?.length ?? 0);
      return { text: index, word, suggestions: suggestions.slice(0, SHOWN) };
    });
}
