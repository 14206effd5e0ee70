export { chooseBase } from './base/choose-base.ts';
export { MARKER } from './report/markdown.ts';
