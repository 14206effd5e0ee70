import type { Path } from './path.ts';

/** The paths that answer with a file: those with a suffix, such as `/monitors/{id}.mp3`. `download` reads them. */
export type FilePath = Extract<Path, `${string}.${string}`>;

/** Stands for the verb of a path that answers with a file: it has no call, read it with `download(pbx, path, options)`. */
export interface UseDownload {
  readonly 'use download(pbx, path, options) for this path': never;
}
