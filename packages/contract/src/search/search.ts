/** The search in the words of people: the docs and the command share its words, its synonyms and its weights. */
export { BOOST, indexQuery, sortedTerms, tellingTerms, weigh } from './index-query.ts';
export { type Concept, type Meanings, meaningsOf, type Phrase, readQuery } from './read-query.ts';
export { stemOf, STOP_WORDS, termsOf, wordsOf } from './words.ts';
