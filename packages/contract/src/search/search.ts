/** The search in the words of people: the docs and the command share its words, its synonyms and its weights. */
export { addExamples, type Example, readExamples, searchExamples } from './examples.ts';
export { type Concept, type Meanings, meaningsOf, type Phrase, readQuery } from './read-query.ts';
export { findPlaces, type Finding, indexWords, type Texts, type WordIndex } from './word-index.ts';
export { identifiersOf, stemOf, STOP_WORDS, termsOf, wordsOf } from './words.ts';
