export { clientFiles } from './client-files.ts';
