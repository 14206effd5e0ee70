import { globSync } from 'node:fs';
import { sep } from 'node:path';

/** What people read of this project, besides the contract, which `npm run lint` checks for the same words. */
const READ = [
  '*.md',
  '.changeset/*.md',
  'docs/decisions/*.md',
  'docs/src/content/docs/**/*.mdx',
  'openapi/**/*.md',
  'packages/**/*.{md,ts,js,mjs}',
  'tools/**/*.{md,ts,js,mjs}',
];

/** Files of other authors, files that are made, and tests, which quote what is wrong. */
const NOT_OURS = new Set(['node_modules', 'dist', 'generated', 'test']);

/** The files whose words are checked, relative to the root, with slashes. */
export function filesToRead(root: string): string[] {
  return globSync(READ, { cwd: root, exclude: (name) => NOT_OURS.has(name) })
    .map((file) => file.split(sep).join('/'))
    .toSorted();
}
