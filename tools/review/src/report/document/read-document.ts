import type { DocumentGroup, Line, Part, Place, ReportDocument } from './report-document.ts';

/** More than this is not read: the text comes from code that anybody may have written. */
const MOST = { parts: 20, groups: 2000, lines: 2000, places: 500, texts: 50, characters: 2000 };

/** The report of a JSON text; undefined where it has no report. What it has too much of is left out, and what is of another type. */
export function readDocument(json: string): ReportDocument | undefined {
  const document = recordOf(recordOf(parsed(json))?.['document']);
  if (!document) return undefined;
  const state = oneOf(['passed', 'held', 'unreadable'] as const, document['state']);
  const breaks = oneOf(['wire', 'types', 'none'] as const, document['breaks']);
  if (state === undefined || breaks === undefined) return undefined;
  const commits = recordOf(document['commits']) ?? {};
  return {
    state,
    breaks,
    headline: textOf(document['headline']),
    problems: listOf(document['problems'], MOST.texts, textOf),
    advice: listOf(document['advice'], MOST.texts, textOf),
    compared: textOf(document['compared']),
    commits: {
      ...(isCommit(commits['revision']) ? { revision: commits['revision'] } : {}),
      ...(isCommit(commits['base']) ? { base: commits['base'] } : {}),
    },
    parts: listOf(document['parts'], MOST.parts, partOf),
  };
}

function partOf(value: unknown): Part {
  const { title, open, groups } = recordOf(value) ?? {};
  return { title: textOf(title), open: open === true, groups: listOf(groups, MOST.groups, groupOf) };
}

function groupOf(value: unknown): DocumentGroup {
  const { heading, page, lines } = recordOf(value) ?? {};
  return {
    heading: textOf(heading),
    ...(typeof page === 'string' ? { page: textOf(page) } : {}),
    lines: listOf(lines, MOST.lines, lineOf),
  };
}

function lineOf(value: unknown): Line {
  const { text, places } = recordOf(value) ?? {};
  return { text: textOf(text), places: listOf(places, MOST.places, placeOf) };
}

function placeOf(value: unknown): Place {
  const { file, line, side, name } = recordOf(value) ?? {};
  return {
    file: textOf(file),
    line: Number.isSafeInteger(line) ? Number(line) : 1,
    side: side === 'base' ? 'base' : 'revision',
    ...(typeof name === 'string' ? { name: textOf(name) } : {}),
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function recordOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;
}

function listOf<Item>(value: unknown, most: number, read: (item: unknown) => Item): Item[] {
  return Array.isArray(value) ? value.slice(0, most).map((item: unknown) => read(item)) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MOST.characters) : '';
}

function oneOf<Known extends string>(known: readonly Known[], value: unknown): Known | undefined {
  return known.find((item) => item === value);
}

function isCommit(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{40}$/.test(value);
}
