import { type Links, renderDocument } from './render.ts';
import type { DocumentGroup, Line, Part, Place, ReportDocument } from './document-of.ts';

export interface Comment {
  text: string;
  conclusion: 'success' | 'neutral' | 'failure';
  title: string;
  labels?: string[];
}

const LABELS = { wire: ['breaking: wire'], types: ['breaking: types'], none: [] };
const TITLES = { passed: 'May be merged', held: 'May not be merged', unreadable: 'Cannot be read' };

export function commentOf(
  json: string | undefined,
  links: Links & { artifact?: string | undefined },
): Comment {
  const { artifact, ...others } = links;
  const document = (json === undefined ? undefined : readDocument(json)) ?? missingReport(json !== undefined);
  const preview =
    artifact === undefined
      ? undefined
      : `Docs of this change: [download](${artifact}), unpack, and start \`python3 -m http.server\` in the folder.`;
  return {
    text: renderDocument(document, { ...others, preview }),
    conclusion: document.state !== 'passed' ? 'failure' : links.unverified ? 'neutral' : 'success',
    title: document.state === 'passed' && links.unverified ? 'Not verified' : TITLES[document.state],
    ...(document.state === 'unreadable' ? {} : { labels: LABELS[document.breaks] }),
  };
}

function missingReport(broken: boolean): ReportDocument {
  return {
    state: 'unreadable',
    breaks: 'none',
    headline: broken ? 'the report cannot be read' : 'the run has left no report',
    problems: ['The log of the run says why. Push a commit that fixes it, or run it again.'],
    advice: [],
    compared: '',
    commits: {},
    parts: [],
  };
}

const MOST = { parts: 20, groups: 2000, lines: 2000, places: 500, texts: 50, characters: 2000 };

function readDocument(json: string): ReportDocument | undefined {
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
  const { heading, lines } = recordOf(value) ?? {};
  return {
    heading: textOf(heading),
    lines: listOf(lines, MOST.lines, lineOf),
  };
}

function lineOf(value: unknown): Line {
  const { text, notes, places } = recordOf(value) ?? {};
  return {
    text: textOf(text),
    notes: listOf(notes, MOST.texts, textOf),
    places: listOf(places, MOST.places, placeOf),
  };
}

function placeOf(value: unknown): Place {
  const { file, line, side } = recordOf(value) ?? {};
  return {
    file: textOf(file),
    line: Number.isSafeInteger(line) ? Number(line) : 1,
    side: side === 'base' ? 'base' : 'revision',
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
