export { nearest } from './values/describe-unread.ts';
