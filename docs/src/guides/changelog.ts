import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const file = createRequire(import.meta.url).resolve('@telephony/openapi/CHANGELOG.md');

/** The changelog of the contract as Markdown, without its title and the text before the first version. */
export function readChangelog(): string {
  const text = readFileSync(file, 'utf8');
  const first = text.search(/^## /m);
  if (first < 0) throw new Error(`${file} has no version: each begins with "## ".`);
  return text.slice(first).trim();
}
