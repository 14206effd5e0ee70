import { addressOf, isJsonObject, type JsonObject } from '@telephony/contract';
import type { LedgerEntry, LedgerKind, LedgerMark, PageLink } from './model.ts';
import { objectsOf, textOf, textsOf } from './source.ts';

const LABELS: Record<LedgerKind, LedgerMark['label']> = {
  gap: 'unknown',
  contradiction: 'contradiction',
  observation: 'observed',
};

/** What the grades of an observation mean. */
const GRADES = new Map([
  ['L', 'seen live'],
  ['V', "a client of the platform's maker relies on it"],
  ['D', 'documented by the maker elsewhere'],
  ['C', 'other clients rely on it'],
]);

/** An entry as `ledger.yaml` has it, with the badge that it gives. */
export interface RawEntry {
  mark: LedgerMark;
  kind: LedgerKind;
  source: string;
  grade: string;
  noPlace: string;
  pointers: string[];
}

/** The entries of a parsed `ledger.yaml` by id. */
export function readEntries(ledger: unknown): Map<string, RawEntry> {
  const list = isJsonObject(ledger) ? objectsOf(ledger['entries']) : [];
  return new Map(list.map((entry) => [textOf(entry['id']), entryOf(entry)]));
}

function entryOf(entry: JsonObject): RawEntry {
  const id = textOf(entry['id']);
  const kind = textOf(entry['kind']);
  const observed = textOf(entry['observed']);
  if (kind !== 'gap' && kind !== 'contradiction' && kind !== 'observation') {
    throw new Error(`ledger.yaml: ${id} has the kind "${kind}", for which the docs site has no badge.`);
  }
  return {
    mark: {
      id,
      // What fills a gap is known, though the documents do not say it.
      label: kind === 'gap' && observed !== '' ? 'observed' : LABELS[kind],
      title: textOf(entry['title']),
      unknown: textOf(entry['unknown']),
      treatment: textOf(entry['treatment']),
      observed,
      level: levelOf(id, textOf(entry['consequence'])),
      advice: textOf(entry['advice']),
      address: addressOf.ledger(id),
    },
    kind,
    source: textOf(entry['source']),
    grade: textsOf(entry['grade'])
      .map((grade) => gradeText(id, grade))
      .join('; '),
    noPlace: textOf(entry['noPlace']),
    pointers: textsOf(entry['places']),
  };
}

function levelOf(id: string, consequence: string): LedgerMark['level'] {
  if (consequence === '') return 'detail';
  if (consequence === 'breaks' || consequence === 'surprises') return consequence;
  throw new Error(
    `ledger.yaml: ${id} has the consequence "${consequence}", which the docs site cannot show.`,
  );
}

function gradeText(id: string, grade: string): string {
  const text = GRADES.get(grade);
  if (text === undefined)
    throw new Error(`ledger.yaml: ${id} has the grade "${grade}", which has no meaning here.`);
  return text;
}

/** The entries that a program fails over, or does harm, when it does not heed them. */
export function entriesThatBreak(ledger: readonly LedgerEntry[]): LedgerEntry[] {
  return ledger.filter(({ level }) => level === 'breaks');
}

/** The entries of a group, whose ids begin with its letter: `N` not documented, `C` contradictory, `O` observed. */
export function ledgerGroup(ledger: readonly LedgerEntry[], group: string): LedgerEntry[] {
  return ledger.filter(({ id }) => id.startsWith(`${group}-`));
}

/** The entries with links to the pages of their places. */
export function ledgerEntries(
  entries: Map<string, RawEntry>,
  placesOf: (pointer: string) => PageLink[],
): LedgerEntry[] {
  return [...entries.values()].map(({ mark, kind, source, grade, noPlace, pointers }) => ({
    ...mark,
    kind,
    source,
    grade,
    noPlace,
    anchor: mark.id.toLowerCase(),
    places: unique(pointers.flatMap(placesOf)),
  }));
}

function unique(links: PageLink[]): PageLink[] {
  return [...new Map(links.map((link) => [`${link.address} ${link.text}`, link])).values()];
}

/** Where the note of a mark is on the page that has the mark. */
export function noteAnchor(id: string): string {
  return `note-${id.toLowerCase()}`;
}

/** Marks as notes: those with the same advice are one. */
export function noteGroups(marks: readonly LedgerMark[]): LedgerMark[][] {
  return [...Map.groupBy(marks, ({ advice, id }) => advice || id).values()];
}

/** The marks of a page and of all that it shows, each once, in the order in which a reader comes to them. */
export function notesOf(page: object): LedgerMark[] {
  const found = new Map<string, LedgerMark>();
  collect(page, found);
  return [...found.values()];
}

function collect(part: unknown, found: Map<string, LedgerMark>): void {
  if (Array.isArray(part)) {
    for (const one of part) collect(one, found);
    return;
  }
  if (!isJsonObject(part)) return;
  for (const mark of (part['marks'] as LedgerMark[] | undefined) ?? []) found.set(mark.id, mark);
  for (const [name, value] of Object.entries(part)) {
    // Examples and values hold what the platform returns, which may have any name.
    if (name !== 'marks' && name !== 'examples' && name !== 'values') collect(value, found);
  }
}
