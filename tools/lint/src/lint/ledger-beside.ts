import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { isJsonObject } from '@telephony/contract';
import type { LedgerEntry, LedgerSubject } from '../ledger/ledger-entry.ts';
import type { Element } from './element.ts';
import type { Source } from './visitor.ts';

/**
 * The ledger beside the root document, as a file that findings can point into. What its entries lack is said by the check
 * ledger-form.
 */
export function ledgerBeside(root: Source): { entries: Partial<LedgerEntry>[]; source: Source } {
  const file = join(dirname(root.absoluteRef), 'ledger.yaml');
  const RedoclySource = root.constructor as new (absoluteRef: string, body: string) => Source;
  const text = readFileSync(file, 'utf8');
  const content: unknown = parse(text);
  const entries: unknown = isJsonObject(content) ? content['entries'] : undefined;
  return {
    entries: Array.isArray(entries) ? entries.filter((entry) => isJsonObject(entry)) : [],
    source: new RedoclySource(file, text),
  };
}

/**
 * Whether an element carries the mark of an entry about a subject. A mark about anything else excuses nothing: nearly every
 * schema has one.
 */
export function marksOf(subject: LedgerSubject): (element: Element, root: Element) => boolean {
  let ids: Set<unknown> | undefined;
  return (element, root) => {
    const marks: unknown[] = [element.keyword('x-ledger') ?? []].flat();
    if (marks.length === 0) return false;
    ids ??= new Set(
      ledgerBeside(root.at.source)
        .entries.filter(({ about }) => about?.includes(subject))
        .map(({ id }) => id),
    );
    return marks.some((id) => ids?.has(id));
  };
}
