import { stat } from 'node:fs/promises';

/** What tells one state of a file from another. */
export interface FileStamp {
  /** Differs after each change; where there is no file, the reason. */
  stamp: string;
  /** In milliseconds since 1970; `-Infinity` where there is no file. */
  changedAt: number;
}

/** The stamp of a file, or of what a link leads to. */
export async function stampOf(file: string): Promise<FileStamp> {
  try {
    const { dev, ino, size, mtimeMs, ctimeMs } = await stat(file);
    return { stamp: [dev, ino, size, mtimeMs, ctimeMs].join(), changedAt: ctimeMs };
  } catch (error) {
    return { stamp: (error as NodeJS.ErrnoException).code ?? String(error), changedAt: -Infinity };
  }
}
