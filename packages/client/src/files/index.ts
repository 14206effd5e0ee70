export { type Download, download } from './download.ts';
