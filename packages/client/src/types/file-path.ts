import type { Path } from './path.ts';

/** The paths that return a file: those with a suffix, such as `/monitors/{id}.mp3`. Read them with `download`. */
export type FilePath = Extract<Path, `${string}.${string}`>;

/** Replaces the verbs of a path that returns a file. They cannot be called: use `download(pbx, path, options)`. */
export interface UseDownload {
  readonly 'use download(pbx, path, options) for this path': never;
}
