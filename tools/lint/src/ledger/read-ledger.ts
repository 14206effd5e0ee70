import { readFileSync } from 'node:fs';
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import { isJsonObject } from '@telephony/contract';
import { UserError } from '@telephony/command-line';
import type { LedgerEntry } from './ledger-entry.ts';
import { LEDGER_KINDS, LEDGER_REQUIRED } from './ledger-values.ts';

/** The entries of a ledger file. Throws with file and line for whatever is not an entry. */
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
  for (const name of LEDGER_REQUIRED) {
    if (typeof entry[name] !== 'string') {
      const { id: named } = entry;
      const its = typeof named === 'string' ? ` ${named}` : '';
      throw new UserError(`${where}: the entry${its} has no text "${name}".`);
    }
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
