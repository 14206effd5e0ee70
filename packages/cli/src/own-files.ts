/** Files of this package, and those that only their owner may read. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { readPackageFile } from '@telephony/contract/package-file';

// At the top of src, as what is built is at the top of dist.
export const readOwnFile = (path: string): Buffer => readPackageFile(new URL(`../${path}`, import.meta.url));

export function settingsFolder(): string {
  const { TELEPHONY_CONFIG, XDG_CONFIG_HOME, APPDATA } = process.env;
  const base = process.platform === 'win32' ? APPDATA : XDG_CONFIG_HOME;
  return TELEPHONY_CONFIG || join(base || join(homedir(), '.config'), 'telephony');
}

export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Replaces a file at once. What a killed process leaves is removed with the parts of downloads. */
export function writeWhole(file: string, text: string): void {
  const part = join(dirname(file), `.${basename(file)}.${process.pid}-${crypto.randomUUID()}.part`);
  try {
    writeFileSync(part, text, { mode: 0o600, flag: 'wx' });
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
