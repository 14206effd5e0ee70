import type { LedgerEntry } from './ledger-entry.ts';

/** The ledger as a table: one line for each entry with the number of its marks, and the sums by kind. */
export function formatLedger(entries: LedgerEntry[], marks: Map<string, string[]>): string {
  const rows = entries.map((entry) => {
    const count = marks.get(entry.id)?.length ?? 0;
    const places = count > 0 ? String(count) : entry.noPlace ? '-' : '0';
    return [entry.id, entry.kind, places, entry.title];
  });
  const table = [['Id', 'Kind', 'Marks', 'Title'], ...rows];
  const width = [0, 1, 2].map((column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  const lines = table.map(([id = '', kind = '', places = '', title = '']) =>
    [id.padEnd(width[0] ?? 0), kind.padEnd(width[1] ?? 0), places.padStart(width[2] ?? 0), title].join('  '),
  );
  return [...lines, '', sumsOf(entries, marks)].join('\n');
}

function sumsOf(entries: LedgerEntry[], marks: Map<string, string[]>): string {
  const kinds = Object.entries(Object.groupBy(entries, (entry) => entry.kind));
  const total = [...marks.values()].reduce((sum, pointers) => sum + pointers.length, 0);
  const byKind = kinds
    .map(([kind, list]) => `${list.length} ${kind}${list.length === 1 ? '' : 's'}`)
    .join(', ');
  return `${entries.length} entries (${byKind}), ${total} marks`;
}
