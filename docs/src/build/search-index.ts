import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Example, indexWords, readExamples } from '@telephony/contract/search';
import { CONCEPTS } from '@telephony/contract/search/concepts';
import type { AstroIntegration } from 'astro';
import type { Contract } from '../contract/model.ts';
import type { Place } from '../search/search-document.ts';
import {
  INDEX_FILE,
  type StoredIndex,
  type StoredTexts,
  storeExamples,
  storePlaces,
  storeWords,
  TEXTS_FILE,
} from '../search/stored-index.ts';
import { contractDocuments } from './contract-documents.ts';
import { guideDocuments } from './guide-documents.ts';
import questions from '../search/questions.json' with { type: 'json' };

export function searchIndex(contract: Contract): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const places = [...guideDocuments(fileURLToPath(dir)), ...contractDocuments(contract)];
        const texts: StoredTexts = places.map(({ text }) => excerpt(text));
        const write = (name: string, content: unknown) =>
          writeFileSync(new URL(name, dir), gzipSync(JSON.stringify(content), { level: 9 }));
        write(INDEX_FILE, storeIndex(places));
        write(TEXTS_FILE, texts);
      },
    },
  };
}

function storeIndex(places: readonly Place[]): StoredIndex {
  const known = places.map(
    ({ title, context, names }) => new Set(indexWords([{ title, context, names: names.join(' ') }]).keys()),
  );
  const words = indexWords(places.map(({ text, code = '' }) => ({ text, code })));
  for (const [word, amounts] of words) {
    // The title tells more, and is indexed where it is searched.
    for (const id of amounts.keys()) if (known[id]!.has(word)) amounts.delete(id);
    if (amounts.size === 0 || amounts.size > MAX_TEXTS || !isTelling(word)) words.delete(word);
  }
  const placeOf = new Map(places.map(({ address }, id) => [address, id]));
  return {
    places: storePlaces(places.map(({ text: _text, code: _code, ...place }) => place)),
    words: storeWords(words),
    concepts: [...CONCEPTS],
    examples: storeExamples(readQuestions(placeOf), placeOf),
  };
}

// A word of more texts than these tells none of them from the others.
const MAX_TEXTS = 20;

// The only numbers that people search for.
const STATUS = /^[345]\d\d$/;

function isTelling(word: string): boolean {
  return word.length > 1 && (!/^[cno]?\d/.test(word) || STATUS.test(word));
}

// Characters of a text in a result.
const EXCERPT_LENGTH = 58;
// What begins many texts tells none of them: what a sample needs, and where a message occurs.
const COMMON_START = /^(?:pbx\.ts creates your client\.|Status: [^.]*\. Operations: [^.]*\.)(?: |$)/;

function excerpt(whole: string): string {
  const text = whole.replace(COMMON_START, '');
  if (text.length <= EXCERPT_LENGTH) return text;
  const part = text.slice(0, EXCERPT_LENGTH);
  const sentence = /^.*[.!?](?= )/s.exec(part)?.[0];
  return sentence && sentence.length > EXCERPT_LENGTH / 3
    ? sentence
    : `${part.slice(0, part.lastIndexOf(' '))} …`;
}

function readQuestions(placeOf: ReadonlyMap<string, number>): Example[] {
  return readExamples(questions).map(({ question, answers }) => {
    const own = answers.map((answer) => (answer.startsWith('/') ? answer : `/operations/${answer}/`));
    const missing = own.find((address) => !placeOf.has(address));
    if (missing !== undefined)
      throw new Error(
        `search/questions.json: "${question}" leads to ${missing}, which is no place of the site.`,
      );
    return { question, answers: own };
  });
}
