import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder that only this user can read, removed with everything in it at the end of its scope. */
export function privateFolder(): { path: string } & Disposable {
  // mkdtemp makes it with mode 0700.
  const path = mkdtempSync(join(tmpdir(), 'telephony-conformance-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** Writes JSON to a file that only this user can read, and gives its path. */
export function writePrivately(folder: string, name: string, value: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(value), { mode: 0o600 });
  return file;
}
