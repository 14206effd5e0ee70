import { fileURLToPath } from 'node:url';
import { loadConfig, mergeSettings, spellCheckDocument } from 'cspell-lib';

const dictionary = fileURLToPath(import.meta.resolve('@cspell/dict-en-gb-mit/cspell-ext.json'));
const configuration = fileURLToPath(new URL('../../cspell.json', import.meta.url));
/** How many words are named that may be meant. */
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
