import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Creates an empty folder that is deleted after the test.
 *
 * @param whenFinished Of the test, if several run at once.
 */
export function temporaryFolder(whenFinished = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'tools-test-'));
  whenFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
