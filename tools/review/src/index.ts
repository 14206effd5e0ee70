export { chooseBase } from './base/choose-base.ts';
export { ciBase } from './base/choose-base.ts';
export { readEntries } from './fragments/changelog.ts';
export { releaseContract } from './fragments/changelog.ts';
export { MARKER } from './report/render.ts';
