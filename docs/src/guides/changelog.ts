import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const file = createRequire(import.meta.url).resolve('@telephony/openapi/CHANGELOG.md');

export function readChangelog(): string {
  const text = readFileSync(file, 'utf8');
  const first = text.search(/^## /m);
  if (first < 0) throw new Error(`${file} has no version: each begins with "## ".`);
  return text.slice(first).trim();
}

export function versionsOf(changelog: string): { version: string; date: string; text: string }[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [, version, date, text] = /^(\S+)\s+(\d{4}-\d{2}-\d{2})\n([\s\S]*)$/.exec(part) ?? [];
      if (!version || !date || text === undefined)
        throw new Error(`A version of the changelog has no date below it: "## ${part.slice(0, 40)}".`);
      return { version, date, text: text.trim() };
    });
}
