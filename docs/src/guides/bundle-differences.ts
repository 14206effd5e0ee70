import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractFolder } from '../contract/contract-folder.ts';

const file = join(contractFolder, 'README.md');
/** The section of the README about the bundles for generators, from its table on. */
const SECTION = /^## For code generators\n[\s\S]*?(?<differences>^\|[\s\S]*?)(?=^## )/m;

/** What differs between the contract and the bundles for generators, as Markdown: a table and a line after it. */
export function readBundleDifferences(): string {
  const differences = SECTION.exec(readFileSync(file, 'utf8'))?.groups?.['differences'];
  if (!differences) throw new Error(`${file} has no section "For code generators" with a table.`);
  return differences.trim();
}
