import { isJsonObject } from '@telephony/contract';
import type { LedgerMark } from './model.ts';

/** Where the note of a mark is on the page that has the mark. */
export function noteAnchor(id: string): string {
  return `note-${id.toLowerCase()}`;
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
