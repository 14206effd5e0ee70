/** Nearest names, apart from all else: what compares them takes its time to load. */
export { nearest } from './values/describe-unread.ts';
