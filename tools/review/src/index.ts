export { chooseBase } from './base/choose-base.ts';
export { ciBase } from './base/ci-base.ts';
export { readEntries } from './changelog/changelog.ts';
export { releaseContract } from './changelog/release-contract.ts';
export { MARKER } from './report/document/render.ts';
