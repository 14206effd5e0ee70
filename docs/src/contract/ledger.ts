import { addressOf, isJsonObject } from '@telephony/contract';
import type { LedgerEntry, LedgerMark, PageLink } from './model.ts';
import { objectOf, objectsOf, textOf, textsOf } from './source.ts';

/** What values of entries are called on pages. */
type Names<Name extends string = string> = Readonly<Record<string, Name>>;

const LABELS: Names<LedgerMark['label']> = {
  gap: 'unknown',
  contradiction: 'contradiction',
  observation: 'observed',
};
const LEVELS: Names<LedgerMark['level']> = { breaks: 'breaks', surprises: 'surprises', '': 'detail' };
const GRADES: Names = {
  L: 'seen live',
  V: "a client of the platform's maker relies on it",
  D: 'documented by the maker elsewhere',
  C: 'other clients rely on it',
};

/** An entry with the pointers to its places, in place of their pages. */
export type RawEntry = Omit<LedgerEntry, 'places'> & { pointers: string[] };

/** The entries of a parsed `ledger.yaml` by id. */
export function readEntries(ledger: unknown): Map<string, RawEntry> {
  const entries = objectsOf(objectOf(ledger)['entries']).map((entry): [string, RawEntry] => {
    const text = (name: string) => textOf(entry[name]);
    const id = text('id');
    const named = <Name extends string>(names: Names<Name>, field: string, value = text(field)): Name => {
      const name = names[value];
      if (name !== undefined) return name;
      throw new Error(`ledger.yaml: ${id} has the ${field} "${value}", which the docs site cannot show.`);
    };
    const label = named(LABELS, 'kind');
    return [
      id,
      {
        id,
        // What fills a gap is known, though the documents do not say it.
        label: label === 'unknown' && text('observed') !== '' ? 'observed' : label,
        title: text('title'),
        unknown: text('unknown'),
        treatment: text('treatment'),
        observed: text('observed'),
        level: named(LEVELS, 'consequence'),
        advice: text('advice'),
        address: addressOf.ledger(id),
        source: text('source'),
        grade: textsOf(entry['grade'])
          .map((grade) => named(GRADES, 'grade', grade))
          .join('; '),
        anchor: id.toLowerCase(),
        noPlace: text('noPlace'),
        pointers: textsOf(entry['places']),
      },
    ];
  });
  return new Map(entries);
}

/** An entry with links to the pages of its places, each once. */
export function ledgerEntry(
  { pointers, ...entry }: RawEntry,
  placesOf: (pointer: string) => PageLink[],
): LedgerEntry {
  const links = pointers.flatMap(placesOf);
  const unique = new Map(links.map((link) => [`${link.address} ${link.text}`, link]));
  return { ...entry, places: [...unique.values()] };
}

/** The entries that a program fails over, or does harm, when it does not heed them. */
export function entriesThatBreak(ledger: readonly LedgerEntry[]): LedgerEntry[] {
  return ledger.filter(({ level }) => level === 'breaks');
}

/** The entries of a group, whose ids begin with its letter: `N` not documented, `C` contradictory, `O` observed. */
export function ledgerGroup(ledger: readonly LedgerEntry[], group: string): LedgerEntry[] {
  return ledger.filter(({ id }) => id.startsWith(`${group}-`));
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
  const collect = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(collect);
    if (!isJsonObject(part)) return;
    for (const mark of (part['marks'] as LedgerMark[] | undefined) ?? []) found.set(mark.id, mark);
    for (const [name, value] of Object.entries(part)) {
      // Examples and values hold what the platform returns, which may have any name.
      if (name !== 'marks' && name !== 'examples' && name !== 'values') collect(value);
    }
  };
  collect(page);
  return [...found.values()];
}
