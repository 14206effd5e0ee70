import type { LedgerChanges } from '../facts/ledger-changes.ts';

/** What happened to the ledger, one line for each entry. */
export function ledgerLines({ opened, closed, moved }: LedgerChanges): string[] {
  return [
    ...opened.map(({ id, title }) => `${id} is opened: ${title}.`),
    ...closed.map(({ id, title }) => `${id} is closed: ${title}.`),
    ...moved.map(
      ({ id, title, added, removed }) =>
        `${id} has ${added.length} more and ${removed.length} fewer marks: ${title}.`,
    ),
  ];
}
