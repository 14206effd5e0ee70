import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const file = join(
  dirname(createRequire(import.meta.url).resolve('@telephony/openapi/package.json')),
  'README.md',
);
/** The section of the README about the bundles for generators, from its table on. */
const SECTION = /^## For code generators\n[\s\S]*?(?<differences>^\|[\s\S]*?)(?=^## )/m;

/** What differs between the contract and the bundles for generators, as Markdown: a table and a line after it. */
export function readBundleDifferences(): string {
  const differences = SECTION.exec(readFileSync(file, 'utf8'))?.groups?.['differences'];
  if (!differences) throw new Error(`${file} has no section "For code generators" with a table.`);
  return differences.trim();
}
