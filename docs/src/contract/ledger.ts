import { addressOf, isJsonObject } from '@telephony/contract';
import type { LedgerEntry, LedgerMark, PageLink } from './model.ts';
import { asObject, asObjects, asText, asTexts } from './source.ts';

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

export type RawEntry = Omit<LedgerEntry, 'places'> & { pointers: string[] };

export function readEntries(ledger: unknown): Map<string, RawEntry> {
  const entries = asObjects(asObject(ledger)['entries']).map((entry): [string, RawEntry] => {
    const text = (name: string) => asText(entry[name]);
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
        isGeneral: false,
        grade: asTexts(entry['grade'])
          .map((grade) => named(GRADES, 'grade', grade))
          .join('; '),
        anchor: id.toLowerCase(),
        noPlace: text('noPlace'),
        pointers: asTexts(entry['places']),
      },
    ];
  });
  return new Map(entries);
}

export function ledgerEntry(
  { pointers, ...entry }: RawEntry,
  placesOf: (pointer: string) => PageLink[],
): LedgerEntry {
  const links = pointers.flatMap(placesOf);
  const unique = new Map(links.map((link) => [`${link.address} ${link.text}`, link]));
  return { ...entry, places: [...unique.values()] };
}

export function entriesThatBreak(ledger: readonly LedgerEntry[]): LedgerEntry[] {
  return ledger.filter(({ level }) => level === 'breaks');
}

export function ledgerGroup(ledger: readonly LedgerEntry[], group: string): LedgerEntry[] {
  return ledger.filter(({ id }) => id.startsWith(`${group}-`));
}

export function noteAnchor(id: string): string {
  return `note-${id.toLowerCase()}`;
}

// A page that repeated what holds everywhere would hide what is special to it.
export function markGeneral(pages: readonly object[]): void {
  const marks = pages.flatMap(collectMarks);
  for (const own of Map.groupBy(marks, ({ id }) => id).values())
    for (const mark of own) mark.isGeneral = own.length > pages.length / 3;
}

export function collectMarks(page: object): LedgerMark[] {
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
