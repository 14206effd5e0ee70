import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** Writes a file under a temporary name and renames it when it is complete. Replaces an existing file. */
export async function writeWhole(
  file: string,
  text: AsyncIterable<string>,
  signal: AbortSignal,
): Promise<void> {
  const temporary = `${file}.${process.pid}.part`;
  try {
    await pipeline(text, createWriteStream(temporary), { signal });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
