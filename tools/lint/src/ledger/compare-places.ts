import type { LedgerEntry } from './ledger-entry.ts';

const WRITE = 'run `npm run ledger -- --write`';
/** How many pointers of one difference are named; the rest is counted. */
const SHOWN = 3;

/** What differs between the ledger and the marks of the bundle, each with the way to mend it. */
export function comparePlaces(entries: LedgerEntry[], marks: Map<string, string[]>): string[] {
  const known = new Set(entries.map((entry) => entry.id));
  const unknown = [...marks].filter(([id]) => !known.has(id));
  return [
    ...unknown.map(
      ([id, at]) =>
        `${id}: no such entry in ledger.yaml, but a mark at ${some(at)}; add the entry or correct the id`,
    ),
    ...entries.flatMap((entry) => compareEntry(entry, marks.get(entry.id) ?? [])),
  ];
}

function compareEntry(entry: LedgerEntry, marked: string[]): string[] {
  const listed = entry.places ?? [];
  const missing = marked.filter((at) => !listed.includes(at));
  const stale = listed.filter((at) => !marked.includes(at));
  const differences = [];
  if (missing.length > 0) differences.push(`${entry.id}: marked and not listed: ${some(missing)}; ${WRITE}`);
  if (stale.length > 0) differences.push(`${entry.id}: listed and not marked: ${some(stale)}; ${WRITE}`);
  if (marked.length > 0 && entry.noPlace)
    differences.push(`${entry.id}: has marks and a noPlace; remove the noPlace`);
  if (marked.length === 0 && !entry.noPlace) {
    differences.push(
      `${entry.id}: no element carries the mark; mark one with x-ledger, or say in noPlace why there is none`,
    );
  }
  return differences;
}

function some(pointers: string[]): string {
  const rest = pointers.length - SHOWN;
  return pointers.slice(0, SHOWN).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
