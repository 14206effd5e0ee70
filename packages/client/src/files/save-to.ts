import { link, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { knownNames } from '../core/check-names.ts';
import type { Download } from './download.ts';

/** Options of `saveTo`. */
export interface SaveOptions {
  /** Replaces an existing file. Default: false, so an existing file is an error. */
  overwrite?: boolean | undefined;
  /** Bytes that the file must have, such as `size` of a recording. A file of another size is not kept. */
  size?: number | undefined;
  /** Called for each received part with the bytes so far and the size of the whole file, if it is known. */
  onProgress?: ((bytes: number, size: number | undefined) => void) | undefined;
}

const OPTIONS: readonly (keyof SaveOptions)[] = ['overwrite', 'size', 'onProgress'];

/**
 * Saves a download in Node, Deno or Bun without holding it in memory. It is written to a temporary file in the same folder
 * and renamed when it is complete, so the target never holds part of a file; the temporary file is removed if the download
 * fails.
 *
 * @param target A file, or an existing folder; in a folder the name is `download.fileName`, such as `monitors-7.mp3`.
 * @returns The path and size in bytes of the file.
 * @throws Error with `code: 'EEXIST'` if the file exists, before anything is read; `code: 'ERR_FILE_SIZE'` if it does not have
 * `size` bytes; the system's error if it cannot be written; TypeError for an option that does not exist; TelephonyError of kind `body` or `abort` if the download is
 * interrupted.
 *
 * @example
 * const { file, bytes } = await saveTo(await download(pbx, '/monitors/{id}.mp3', { path: { id: 7 } }), 'recordings');
 */
export async function saveTo(
  download: Download,
  target: string,
  options: SaveOptions = {},
): Promise<{ file: string; bytes: number }> {
  const reader = download.stream.getReader();
  let temporary: string | undefined;
  try {
    knownNames('option of saveTo()', options, OPTIONS);
    const { overwrite = false, size, onProgress } = options;
    const file = await freeFile(download, target, overwrite);
    temporary = partOf(file);
    const bytes = await write(reader, temporary, (written) => onProgress?.(written, download.size));
    if (size !== undefined && bytes !== size)
      throw refusal(file, `has ${bytes} bytes instead of ${size}, so it was not kept`, 'ERR_FILE_SIZE');
    await (overwrite ? rename(temporary, file) : moveToFree(temporary, file));
    return { file, bytes };
  } catch (error) {
    // Frees the connection, if the stream still has one.
    await reader.cancel(error).catch(() => {});
    if (temporary) await rm(temporary, { force: true });
    throw error;
  } finally {
    if (temporary) active.delete(temporary);
  }
}

async function freeFile(download: Download, target: string, overwrite: boolean): Promise<string> {
  const found = await kindOf(target);
  const isFolder = found === 'folder' || /[/\\]$/.test(target);
  const file = isFolder ? join(target, download.fileName) : target;
  const existing = isFolder ? await kindOf(file) : found;
  if (existing === 'folder') throw refusal(file, 'is a folder. Choose another name', 'EISDIR');
  if (existing && !overwrite) throw exists(file);
  return file;
}

/** Writes the stream to a new file, which is closed in any case. Returns the number of bytes. */
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
      // Appends.
      await handle.writeFile(value);
      bytes += value.length;
      report(bytes);
    }
  } finally {
    await handle.close();
  }
}

async function moveToFree(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw exists(to, error);
    // The file system has no hard links.
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
  return refusal(file, 'already exists. Choose another name, or pass `overwrite: true`', 'EEXIST', cause);
}

function refusal(file: string, reason: string, code: string, cause?: unknown): Error {
  const error = new Error(`${file} ${reason}.`, cause === undefined ? undefined : { cause });
  return Object.assign(error, { code });
}

const PART = /^\..+\.(\d+)-[\da-f-]{36}\.part$/;

const active = new Set<string>();

function partOf(file: string): string {
  const part = join(dirname(file), `.${basename(file)}.${process.pid}-${randomUUID()}.part`);
  active.add(part);
  return part;
}

export async function removeStaleParts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid] = PART.exec(name) ?? [];
    const part = join(folder, name);
    if (pid !== undefined && !active.has(part) && !isRunning(Number(pid))) await rm(part, { force: true });
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
