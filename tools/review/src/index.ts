export { chooseBase } from './base/choose-base.ts';
export { readEntries } from './changelog/changelog.ts';
export { MARKER } from './report/markdown.ts';
