import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import { readLedger } from '../ledger/read-ledger.ts';
import type { Source } from './visitor.ts';

/** The ledger beside the root document, as a file that findings can point into. */
export function ledgerBeside(root: Source): { entries: LedgerEntry[]; source: Source } {
  const file = join(dirname(root.absoluteRef), 'ledger.yaml');
  const RedoclySource = root.constructor as new (absoluteRef: string, body: string) => Source;
  return { entries: readLedger(file), source: new RedoclySource(file, readFileSync(file, 'utf8')) };
}
