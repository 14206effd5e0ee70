/** Replaces the verbs of a path that returns a file. They cannot be called: use `download(pbx, path, options)`. */
export interface UseDownload {
  readonly 'use download(pbx, path, options) for this path': never;
}
