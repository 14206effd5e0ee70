import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { renderMarkdown } from '../markdown/render-markdown.ts';
import { UNPLACED } from '../place/site-address.ts';

const file = createRequire(import.meta.url).resolve('@telephony/openapi/CHANGELOG.md');

/** The changelog of the contract as Markdown, without its title and the text before the first version. */
export function readChangelog(): string {
  const text = readFileSync(file, 'utf8');
  const first = text.search(/^## /m);
  if (first < 0) throw new Error(`${file} has no version: each begins with "## ".`);
  return text.slice(first).trim();
}

/** A version of the changelog. */
export interface Version {
  version: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Markdown. */
  text: string;
}

/**
 * The versions of a changelog, newest first.
 *
 * @param changelog As `readChangelog` gives it: a heading per version, and its date below it.
 * @throws Error if a version has no date
 */
export function versionsOf(changelog: string): Version[] {
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

/**
 * The changelog of the contract as an Atom feed (RFC 4287), newest first.
 *
 * @param changelog As `readChangelog` gives it: a heading per version, and its date below it.
 */
export function changelogFeed(title: string, changelog: string): string {
  const entries = versionsOf(changelog);
  const address = `${UNPLACED}/changelog/`;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${address}</id>`,
    `<title>${escape(`${title}: changes of the contract`)}</title>`,
    `<link rel="self" href="${UNPLACED}/changelog.xml"/>`,
    `<link href="${address}"/>`,
    `<author><name>${escape(title)}</name></author>`,
    `<updated>${momentOf(entries[0]?.date)}</updated>`,
    ...entries.flatMap(({ version, date, text }) => [
      '<entry>',
      `<id>${address}#${version}</id>`,
      `<title>${escape(`Contract ${version}`)}</title>`,
      `<link href="${address}#${version}"/>`,
      `<updated>${momentOf(date)}</updated>`,
      `<content type="html">${escape(renderMarkdown(text))}</content>`,
      '</entry>',
    ]),
    '</feed>',
    '',
  ].join('\n');
}

/** A version has a day; a feed needs a moment. */
function momentOf(date = '1970-01-01'): string {
  return `${date}T00:00:00Z`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
