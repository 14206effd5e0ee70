import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Platform } from '../platform/platform.ts';
import { restoreSnapshot, takeSnapshot } from './snapshot.ts';

/**
 * Takes a platform to the snapshot in a file. Nothing happens where there is no such file.
 *
 * @returns Whether there was one.
 * @throws Error of one line when the file cannot be read or is not a valid snapshot; the cause is kept.
 */
export function loadSnapshot(platform: Platform, file: string): boolean {
  const text = readIfThere(file);
  if (text === undefined) return false;
  try {
    restoreSnapshot(platform, JSON.parse(text));
    return true;
  } catch (cause) {
    throw new Error(`${file} is not a snapshot of this sandbox: ${(cause as Error).message}`, { cause });
  }
}

/** Writes what the platform knows into a file: it is the old one or the new one, never a half. */
export function saveSnapshot(platform: Platform, file: string): void {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, `${JSON.stringify(takeSnapshot(platform))}\n`, { mode: 0o600 });
    renameSync(draft, file);
  } catch (cause) {
    rmSync(draft, { force: true });
    throw new Error(`The snapshot cannot be written to ${file}: ${(cause as Error).message}`, { cause });
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`The snapshot ${file} cannot be read: ${(cause as Error).message}`, { cause });
  }
}
