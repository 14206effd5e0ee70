export { type Download, download, type DownloadLimits } from './download.ts';
