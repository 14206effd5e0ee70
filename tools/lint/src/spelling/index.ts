export { type MisspeltWord, misspeltWords } from './misspelt-words.ts';
