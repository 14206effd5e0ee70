import { globSync } from 'node:fs';
import { join } from 'node:path';

const PATTERNS = ['tools/*', 'docs', 'openapi', 'packages/*'].map((folder) => `${folder}/test-results.json`);

/** The result files that vitest has written in the workspaces, or that turbo has restored. */
export function resultFiles(root: string): string[] {
  return globSync(PATTERNS, { cwd: root }).map((file) => join(root, file));
}
