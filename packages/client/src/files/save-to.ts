import { randomUUID } from 'node:crypto';
import { link, open, rename, rm, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Download } from './download.ts';

/** What `saveTo` takes. */
export interface SaveOptions {
  /** Replaces a file of this name. Default: refuses. */
  overwrite?: boolean | undefined;
  /** Called for each part that was received, with the bytes so far and those of the whole file, where it is known. */
  onProgress?: ((bytes: number, size: number | undefined) => void) | undefined;
}

/**
 * Saves a download in Node, Deno or Bun without holding it in memory. It is written under another name in the same
 * folder and renamed when it is complete, so that no part of a file is ever there under its name; that other file is
 * removed when the download fails.
 *
 * @param target A file, or a folder that exists: then the name is `download.fileName`, such as `monitors-7.mp3`.
 * @returns The file and its bytes, to be compared with `size` of a recording's record.
 * @throws Error with `code: 'EEXIST'` where the file exists, before anything is read; the system's error where it cannot be
 * written; TelephonyError of kind `body` or `abort` where the download breaks off.
 *
 * @example
 * const { file, bytes } = await saveTo(await download(pbx, '/monitors/{id}.mp3', { path: { id: 7 } }), 'recordings');
 */
export async function saveTo(
  download: Download,
  target: string,
  { overwrite = false, onProgress }: SaveOptions = {},
): Promise<{ file: string; bytes: number }> {
  const reader = download.stream.getReader();
  let temporary: string | undefined;
  try {
    const file = await freeFile(download, target, overwrite);
    temporary = join(dirname(file), `.${basename(file)}.${randomUUID()}.part`);
    const bytes = await write(reader, temporary, (written) => onProgress?.(written, download.size));
    await (overwrite ? rename(temporary, file) : moveToFree(temporary, file));
    return { file, bytes };
  } catch (error) {
    // Frees the connection. A stream that broke has none.
    await reader.cancel(error).catch(() => {});
    if (temporary) await rm(temporary, { force: true });
    throw error;
  }
}

/** The file that a target means. */
async function freeFile(download: Download, target: string, overwrite: boolean): Promise<string> {
  const found = await kindOf(target);
  const isFolder = found === 'folder' || /[/\\]$/.test(target);
  const file = isFolder ? join(target, download.fileName) : target;
  const existing = isFolder ? await kindOf(file) : found;
  if (existing === 'folder') throw refusal(file, 'is a folder', 'EISDIR');
  if (existing && !overwrite) throw exists(file);
  return file;
}

/** Writes all that comes into a new file, which is closed in any case. Gives the bytes. */
async function write(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  file: string,
  report: (bytes: number) => void,
): Promise<number> {
  const handle = await open(file, 'wx');
  let bytes = 0;
  try {
    for (;;) {
      const { value } = await reader.read();
      if (!value) return bytes;
      // Writes at the end of what is there.
      await handle.writeFile(value);
      bytes += value.length;
      report(bytes);
    }
  } finally {
    await handle.close();
  }
}

/** Renames, but never over a file that came into being meanwhile, which `rename` would. */
async function moveToFree(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw exists(to, error);
    // A file system without hard links.
    return rename(from, to);
  }
  await unlink(from);
}

async function kindOf(path: string): Promise<'folder' | 'file' | undefined> {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function exists(file: string, cause?: unknown): Error {
  return refusal(file, 'exists. Choose another name, or pass `overwrite: true`', 'EEXIST', cause);
}

function refusal(file: string, reason: string, code: string, cause?: unknown): Error {
  const error = new Error(`${file} ${reason}.`, cause === undefined ? undefined : { cause });
  return Object.assign(error, { code });
}
