import { type Contract, isJsonObject } from '@telephony/contract';
import type { LedgerMark } from './model.ts';

/** What the models are made from. */
export interface Source {
  contract: Contract;
  /** The badge of a ledger id. Throws when the ledger has no such entry. */
  mark(id: string): LedgerMark;
}

/** The badges of an element and of the elements that stand for it, each once. */
export function marksOf(source: Source, ...elements: (object | undefined)[]): LedgerMark[] {
  const ids = elements.flatMap((element) => {
    const mark = isJsonObject(element) ? element['x-ledger'] : undefined;
    return Array.isArray(mark) ? mark : mark === undefined ? [] : [mark];
  });
  return [...new Set(ids)].map((id) => source.mark(String(id)));
}

/** The sections of the documents that the text of an element is from. */
export function sourcesOf(element: unknown): string[] {
  const sources = isJsonObject(element) ? element['x-source'] : undefined;
  return [sources ?? []].flat().map(String);
}

/** Badges of an element and of what it holds, each once. */
export function uniqueMarks(...lists: LedgerMark[][]): LedgerMark[] {
  return [...new Map(lists.flat().map((mark) => [mark.id, mark])).values()];
}
