import { link, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { checkNames, type NamesOf } from '../core/check-names.ts';
import type { Download } from './download.ts';

/** Options of `saveTo`. */
export interface SaveOptions {
  /** Replaces an existing file. */
  overwrite?: boolean | undefined;
  /** Bytes that the file must have. */
  size?: number | undefined;
  /** Called for each part, with the bytes so far and of the whole file, if known. */
  onProgress?: ((bytes: number, size: number | undefined) => void) | undefined;
}

const OPTIONS: NamesOf<SaveOptions> = { overwrite: true, size: true, onProgress: true };

/**
 * Saves a download without holding it in memory. The target never holds part of a file, and only its owner can read it.
 *
 * @param target a file, or a folder, in which the name is `download.fileName`
 * @returns the path and size in bytes
 * @throws Error with `code: 'EEXIST'` if the file exists, before anything is read; `code: 'ERR_FILE_SIZE'` for another `size`; the
 * system's error; TypeError for an unknown option; TelephonyError if the download is interrupted
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
    checkNames('option of saveTo()', options, OPTIONS);
    const { overwrite = false, size, onProgress } = options;
    const file = await targetFile(download, target, overwrite);
    temporary = partFor(file);
    const bytes = await write(reader, temporary, (written) => onProgress?.(written, download.size));
    if (size !== undefined && bytes !== size)
      throw fileError(file, `has ${bytes} bytes instead of ${size}, so it was not kept`, 'ERR_FILE_SIZE');
    await (overwrite ? rename(temporary, file) : renameToNew(temporary, file));
    return { file, bytes };
  } catch (error) {
    // Frees the connection, if the stream still has one.
    await reader.cancel(error).catch(() => {});
    if (temporary) await rm(temporary, { force: true });
    throw error;
  } finally {
    if (temporary) activeParts.delete(temporary);
  }
}

async function targetFile(download: Download, target: string, overwrite: boolean): Promise<string> {
  const kind = await kindOf(target);
  const isFolder = kind === 'folder' || /[/\\]$/.test(target);
  const file = isFolder ? join(target, download.fileName) : target;
  const existing = isFolder ? await kindOf(file) : kind;
  if (existing === 'folder') throw fileError(file, 'is a folder. Choose another name', 'EISDIR');
  if (existing && !overwrite) throw existsError(file);
  return file;
}

async function write(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  file: string,
  report: (bytes: number) => void,
): Promise<number> {
  const handle = await open(file, 'wx', 0o600);
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

// Unlike `rename`, it never replaces a file that was created in the meantime.
async function renameToNew(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw existsError(to, error);
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

function existsError(file: string, cause?: unknown): Error {
  return fileError(file, 'already exists. Choose another name, or pass `overwrite: true`', 'EEXIST', cause);
}

function fileError(file: string, reason: string, code: string, cause?: unknown): Error {
  const error = new Error(`${file} ${reason}.`, cause === undefined ? undefined : { cause });
  return Object.assign(error, { code });
}

// Hidden, with the id of the process that writes it.
const PART_NAME = /^\..+\.(\d+)-[\da-f-]{36}\.part$/;

// The parts that this process is writing.
const activeParts = new Set<string>();

function partFor(file: string): string {
  const part = join(dirname(file), `.${basename(file)}.${process.pid}-${randomUUID()}.part`);
  activeParts.add(part);
  return part;
}

/** Removes the temporary files whose process has ended, as after `kill -9`. */
export async function removeStaleParts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid] = PART_NAME.exec(name) ?? [];
    const part = join(folder, name);
    if (pid !== undefined && !activeParts.has(part) && !isRunning(Number(pid)))
      await rm(part, { force: true });
  }
}

function isRunning(pid: number): boolean {
  // In a container, a restarted process often gets the same id.
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
