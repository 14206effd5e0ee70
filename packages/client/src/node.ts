/** What needs a file system (Node, Deno, Bun), kept apart so that browsers do not load it. */
export { type SaveOptions, saveTo } from './files/save-to.ts';
export { downloadAll } from './files/download-all.ts';
export type {
  DownloadAllOptions,
  DownloadProgress,
  DownloadReport,
  FileRecord,
} from './files/download-all-options.ts';
export { environmentTokenStore } from './auth/store/environment-token-store.ts';
export { fileTokenStore, type FileTokenStoreOptions } from './auth/store/file-token-store.ts';
export { logFromEnv } from './sight/log-from-env.ts';
