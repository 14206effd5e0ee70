import { type JsonObject, walkContract } from '@telephony/contract';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';

/** Adds a line for every ledger mark to the description of the element, which becomes its doc comment. */
export function describeLedgerMarks(document: JsonObject, ledger: LedgerEntry[]): void {
  const entries = new Map(ledger.map((entry) => [entry.id, entry]));
  walkContract(document, (element) => {
    const mark = element['x-ledger'];
    if (mark === undefined) return;
    const ids = Array.isArray(mark) ? mark : [mark];
    const description = typeof element['description'] === 'string' ? [element['description'].trim()] : [];
    const notes = ids.map((id) => noteOf(String(id), entries.get(String(id))));
    element['description'] = [...description, notes.join('\n')].join('\n\n');
  });
}

function noteOf(id: string, entry: LedgerEntry | undefined): string {
  return entry ? `Ledger ${id}: ${oneLine(entry.title)}. ${oneLine(entry.treatment)}` : `Ledger ${id}`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
