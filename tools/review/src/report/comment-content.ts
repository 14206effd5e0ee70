import { type Links, renderDocument } from './render.ts';
import type { DocumentGroup, Line, Part, Place, ReportDocument } from './report-document.ts';

interface Comment {
  text: string;
  conclusion: 'success' | 'neutral' | 'failure';
  title: string;
  labels?: string[];
}

const LABELS = { wire: ['breaking: wire'], types: ['breaking: types'], none: [] };
const TITLES = { passed: 'May be merged', held: 'May not be merged', unreadable: 'Cannot be read' };

export function createComment(
  json: string | undefined,
  links: Links & { artifact?: string | undefined; previous?: string | undefined },
): Comment {
  const { artifact, previous = '', ...others } = links;
  const document = (json === undefined ? undefined : readDocument(json)) ?? missingReport(json !== undefined);
  const preview =
    artifact === undefined
      ? undefined
      : `Docs of this change: [download](${artifact}), unpack, and start \`python3 -m http.server\` in the folder.`;
  return {
    text: keepTicks(renderDocument(document, { ...others, preview }), previous),
    conclusion: document.state !== 'passed' ? 'failure' : links.unverified ? 'neutral' : 'success',
    title: document.state === 'passed' && links.unverified ? 'Not verified' : TITLES[document.state],
    ...(document.state === 'unreadable' ? {} : { labels: LABELS[document.breaks] }),
  };
}

// Somebody has traced the same sentence of the same element to the same source. Its line may have moved.
function keepTicks(text: string, previous: string): string {
  const ticked = new Set(checklistItems(previous).flatMap(({ key, isTicked }) => (isTicked ? key : [])));
  const lines = text.split('\n');
  for (const { key, index } of checklistItems(text))
    if (ticked.has(key)) lines[index] = lines[index]?.replace('[ ]', '[x]') ?? '';
  return lines.join('\n');
}

const ITEM = /^ {2}- \[(?<box>[ x])\] (?<sentence>.*?) \[?<code>[^<]*<\/code>\S*$/i;

function checklistItems(markdown: string): { key: string; isTicked: boolean; index: number }[] {
  let heading = '';
  const lines = markdown.split(/\r?\n/);
  return lines.flatMap((line, index) => {
    if (line.startsWith('- **')) heading = line;
    const { box, sentence } = ITEM.exec(line)?.groups ?? {};
    if (box === undefined) return [];
    const key = [heading, sentence, lines[index + 1]].join('\n');
    return [{ key, isTicked: box !== ' ', index }];
  });
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

// The report comes from code that anybody may have written.
const LIMITS = { parts: 20, groups: 2000, lines: 2000, places: 500, texts: 50, characters: 2000 };

function readDocument(json: string): ReportDocument | undefined {
  const document = readRecord(readRecord(parseJson(json))?.['document']);
  if (!document) return undefined;
  const state = readOneOf(['passed', 'held', 'unreadable'] as const, document['state']);
  const breaks = readOneOf(['wire', 'types', 'none'] as const, document['breaks']);
  if (state === undefined || breaks === undefined) return undefined;
  const commits = readRecord(document['commits']) ?? {};
  return {
    state,
    breaks,
    headline: readText(document['headline']),
    problems: readList(document['problems'], LIMITS.texts, readText),
    advice: readList(document['advice'], LIMITS.texts, readText),
    compared: readText(document['compared']),
    commits: {
      ...(isCommit(commits['revision']) ? { revision: commits['revision'] } : {}),
      ...(isCommit(commits['base']) ? { base: commits['base'] } : {}),
    },
    parts: readList(document['parts'], LIMITS.parts, readPart),
  };
}

function readPart(value: unknown): Part {
  const { title, open, checklist, groups } = readRecord(value) ?? {};
  return {
    title: readText(title),
    open: open === true,
    checklist: checklist === true,
    groups: readList(groups, LIMITS.groups, readGroup),
  };
}

function readGroup(value: unknown): DocumentGroup {
  const { heading, lines } = readRecord(value) ?? {};
  return {
    heading: readText(heading),
    lines: readList(lines, LIMITS.lines, readLine),
  };
}

function readLine(value: unknown): Line {
  const { text, notes, places } = readRecord(value) ?? {};
  return {
    text: readText(text),
    notes: readList(notes, LIMITS.texts, readText),
    places: readList(places, LIMITS.places, readPlace),
  };
}

function readPlace(value: unknown): Place {
  const { file, line, side } = readRecord(value) ?? {};
  return {
    file: readText(file),
    line: Number.isSafeInteger(line) ? Number(line) : 1,
    side: side === 'base' ? 'base' : 'revision',
  };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function readRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;
}

function readList<Item>(value: unknown, most: number, read: (item: unknown) => Item): Item[] {
  return Array.isArray(value) ? value.slice(0, most).map((item: unknown) => read(item)) : [];
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, LIMITS.characters) : '';
}

function readOneOf<Known extends string>(known: readonly Known[], value: unknown): Known | undefined {
  return known.find((item) => item === value);
}

function isCommit(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{40}$/.test(value);
}
