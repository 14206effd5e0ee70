export { filesBelow } from './files-below.ts';
export { followFiles } from './follow-files.ts';
