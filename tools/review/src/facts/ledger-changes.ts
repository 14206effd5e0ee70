import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '@telephony/contract';
import { collectMarks, type LedgerEntry, readLedger } from '@telephony/lint/ledger';

/** What a change does to the ledger of what is not known. */
export interface LedgerChanges {
  opened: LedgerEntry[];
  closed: LedgerEntry[];
  /** Entries whose marks have moved to other places. */
  moved: { id: string; title: string; added: string[]; removed: string[] }[];
}

/** Compares the ledgers of two contract folders and the marks of their bundles. */
export function ledgerChanges(
  base: { folder: string; bundle: JsonObject },
  revision: { folder: string; bundle: JsonObject },
): LedgerChanges {
  const [before, after] = [entriesOf(base.folder), entriesOf(revision.folder)];
  const [marked, marks] = [collectMarks(base.bundle), collectMarks(revision.bundle)];
  const ids = new Set(before.map(({ id }) => id));
  const current = new Set(after.map(({ id }) => id));
  return {
    opened: after.filter(({ id }) => !ids.has(id)),
    closed: before.filter(({ id }) => !current.has(id)),
    moved: after
      .filter(({ id }) => ids.has(id))
      .map(({ id, title }) => {
        const [had, has] = [marked.get(id) ?? [], marks.get(id) ?? []];
        return {
          id,
          title,
          added: has.filter((pointer) => !had.includes(pointer)),
          removed: had.filter((pointer) => !has.includes(pointer)),
        };
      })
      .filter(({ added, removed }) => added.length + removed.length > 0),
  };
}

function entriesOf(folder: string): LedgerEntry[] {
  const file = join(folder, 'ledger.yaml');
  return existsSync(file) ? readLedger(file) : [];
}
