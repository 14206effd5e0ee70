import { renderMarkdown } from '../markdown/render-markdown.ts';
import { UNPLACED } from '../place/site-address.ts';

/** A version of the changelog. */
interface Entry {
  version: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Markdown. */
  text: string;
}

/**
 * The changelog of the contract as an Atom feed (RFC 4287), newest first.
 *
 * @param changelog As `readChangelog` gives it: a heading per version, and its date below it.
 */
export function changelogFeed(title: string, changelog: string): string {
  const entries = readEntries(changelog);
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
      `<link href="${address}"/>`,
      `<updated>${momentOf(date)}</updated>`,
      `<content type="html">${escape(renderMarkdown(text))}</content>`,
      '</entry>',
    ]),
    '</feed>',
    '',
  ].join('\n');
}

function readEntries(changelog: string): Entry[] {
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
