export { findTerms, type FoundTerm } from './find-terms.ts';
