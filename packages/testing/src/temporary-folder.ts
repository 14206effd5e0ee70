import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * An empty folder that goes with the test.
 *
 * @param whenFinished That of the test, where several run at once.
 */
export function temporaryFolder(whenFinished = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'tools-test-'));
  whenFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
