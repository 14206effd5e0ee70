import { fileURLToPath } from 'node:url';
import { loadConfig, mergeSettings, spellCheckDocument } from 'cspell-lib';

const BRITISH_Z = /^(?:cap|down|over|re|super|under)?siz|^(?:priz|seiz|baptiz|assiz|maiz)/i;
const AMERICAN_ENDING = /\b[a-z]{3,}(?:i|y)z(?:e[ds]?|er|ing|ations?)\b/gi;

/** Finds words with -ize and -yze, which the British dictionary accepts because Oxford writes them. */
export function americanSpelling(text: string): { word: string; write: string }[] {
  return [...text.matchAll(AMERICAN_ENDING)].flatMap(([word]) =>
    BRITISH_Z.test(word) ? [] : [{ word, write: word.replace(/z(?=(?:e[ds]?|er|ing|ations?)$)/i, 's') }],
  );
}

const dictionary = fileURLToPath(import.meta.resolve('@cspell/dict-en-gb-mit/cspell-ext.json'));
const configuration = fileURLToPath(new URL('../cspell.json', import.meta.url));
const MAX_SUGGESTIONS = 3;

/** A word that is neither in the British dictionary nor in `cspell.json`. */
export interface MisspeltWord {
  /** Index of the text, from 0. */
  text: number;
  word: string;
  /** The likeliest first. */
  suggestions: string[];
}

/** Finds misspelt words in Markdown texts, outside code and addresses. */
export async function misspeltWords(texts: readonly string[]): Promise<MisspeltWord[]> {
  const document = {
    uri: 'file:///prose.md',
    text: texts.join('\n\n'),
    languageId: 'markdown',
    locale: 'en-GB',
  };
  const options = { noConfigSearch: true, generateSuggestions: true, numSuggestions: MAX_SUGGESTIONS };
  const settings = mergeSettings(await loadConfig(dictionary), await loadConfig(configuration));
  const { issues, errors } = await spellCheckDocument(document, options, settings);
  if (errors?.[0]) throw errors[0];
  let index = 0;
  let end = texts[0]?.length ?? 0;
  return issues
    .toSorted((a, b) => a.offset - b.offset)
    .map(({ text: word, offset, suggestions = [] }) => {
      while (offset > end && index < texts.length - 1) end += 2 + (texts[++index]?.length ?? 0);
      return { text: index, word, suggestions: suggestions.slice(0, MAX_SUGGESTIONS) };
    });
}
