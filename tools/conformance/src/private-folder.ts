import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder that only this user can read, removed with everything in it at the end of its scope. */
export function privateFolder(): { path: string } & Disposable {
  // mkdtemp makes it with mode 0700.
  const path = mkdtempSync(join(tmpdir(), 'telephony-conformance-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
