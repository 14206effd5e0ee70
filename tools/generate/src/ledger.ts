import { readFileSync } from 'node:fs';
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import { isJsonObject, walkContract } from '@telephony/contract';
import { UserError } from '@telephony/contract/command-line';
import type { LedgerConsequence, LedgerEntry, LedgerSubject } from './ledger-entry.ts';

export type { LedgerEntry, LedgerSubject } from './ledger-entry.ts';

/** The texts of every entry. */
export const LEDGER_REQUIRED = ['id', 'title', 'kind', 'source', 'unknown', 'treatment'] as const;

export const LEDGER_KINDS = [
  'gap',
  'contradiction',
  'observation',
] as const satisfies readonly LedgerEntry['kind'][];

/** The evidence of an observation; see `LedgerEntry.grade`. */
export const LEDGER_GRADES = ['L', 'V', 'D', 'C'] as const;

/** The questions that an entry can leave open; see `LedgerEntry.about`. */
export const LEDGER_SUBJECTS = ['fields', 'presence'] as const satisfies readonly LedgerSubject[];

/** What happens to a program that ignores an entry; see `LedgerEntry.consequence`. */
export const LEDGER_CONSEQUENCES = ['breaks', 'surprises'] as const satisfies readonly LedgerConsequence[];

/**
 * Reads the entries of a ledger file.
 *
 * @throws UserError with file and line of a malformed entry
 */
export function readLedger(file: string): LedgerEntry[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter });
  const [error] = document.errors;
  if (error) throw new UserError(`${file}: ${error.message}`);
  const list = document.get('entries');
  if (!isSeq(list)) throw new UserError(`${file}: no list "entries".`);
  const ids = new Set<string>();
  return list.items.map((item) => {
    const offset = isMap(item) ? (item.range?.[0] ?? 0) : 0;
    const where = `${file}:${lineCounter.linePos(offset).line}`;
    return checkEntry(isMap(item) ? item.toJSON() : undefined, where, ids);
  });
}

function checkEntry(entry: unknown, where: string, ids: Set<string>): LedgerEntry {
  if (!isJsonObject(entry))
    throw new UserError(`${where}: an entry must be a map with ${LEDGER_REQUIRED.join(', ')}.`);
  const missing = LEDGER_REQUIRED.find((name) => typeof entry[name] !== 'string');
  if (missing !== undefined) {
    const its = typeof entry['id'] === 'string' ? ` ${entry['id']}` : '';
    throw new UserError(`${where}: the entry${its} has no text "${missing}".`);
  }
  const id = String(entry['id']);
  if (!LEDGER_KINDS.some((kind) => kind === entry['kind'])) {
    throw new UserError(
      `${where}: the kind of ${id} is "${String(entry['kind'])}", not one of ${LEDGER_KINDS.join(', ')}.`,
    );
  }
  if (ids.has(id)) throw new UserError(`${where}: the id ${id} is used twice.`);
  ids.add(id);
  return entry as unknown as LedgerEntry;
}

/** Collects the `x-ledger` marks of a bundle: by id, the sorted pointers of the marked elements. */
export function collectMarks(bundle: unknown): Map<string, string[]> {
  const marks = new Map<string, string[]>();
  walkContract(bundle, (element, pointer) => {
    for (const id of ledgerIds(element['x-ledger'], pointer)) {
      marks.set(id, [...(marks.get(id) ?? []), pointer]);
    }
  });
  return new Map([...marks].map(([id, pointers]) => [id, pointers.toSorted()]));
}

function ledgerIds(mark: unknown, pointer: string): string[] {
  if (mark === undefined) return [];
  const ids = Array.isArray(mark) ? mark : [mark];
  if (ids.length === 0 || !ids.every((id) => typeof id === 'string')) {
    throw new UserError(`${pointer}: x-ledger must be the ID of a ledger entry or a list of IDs.`);
  }
  return [...new Set<string>(ids)];
}

const MAX_POINTERS = 3;

/** Compares the ledger with the marks of the bundle, and returns each difference with its remedy. */
export function comparePlaces(entries: LedgerEntry[], marks: Map<string, string[]>): string[] {
  const known = new Set(entries.map((entry) => entry.id));
  const unknown = [...marks].filter(([id]) => !known.has(id));
  return [
    ...unknown.map(
      ([id, at]) =>
        `${id}: no such entry in ledger.yaml, but a mark at ${firstPointers(at)}; add the entry or correct the id`,
    ),
    ...entries.flatMap(({ id, noPlace }) => {
      if (marks.has(id)) return noPlace ? [`${id}: has marks and a noPlace; remove the noPlace`] : [];
      const remedy = 'mark one with x-ledger, or say in noPlace why there is none';
      return noPlace ? [] : [`${id}: no element carries the mark; ${remedy}`];
    }),
  ];
}

function firstPointers(pointers: string[]): string {
  const rest = pointers.length - MAX_POINTERS;
  return pointers.slice(0, MAX_POINTERS).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** Adds the places of the marks to the entries. */
export function placeEntries(entries: LedgerEntry[], marks: Map<string, string[]>): LedgerEntry[] {
  return entries.map((entry) => ({ ...entry, places: marks.get(entry.id) ?? [] }));
}
