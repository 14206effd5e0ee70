import type { LedgerChanges } from '../facts/ledger.ts';

/** What happened to the ledger, one line for each entry. */
export function ledgerLines({ opened, closed, moved }: LedgerChanges): string[] {
  return [
    ...opened.map(({ id, title }) => `${id} is opened: ${title}.`),
    ...closed.map(({ id, title }) => `${id} is closed: ${title}.`),
    ...moved.map(
      ({ id, title, added, removed }) => `${id} ${marks(added.length, removed.length)}: ${title}.`,
    ),
  ];
}

/** What became of the places of an entry: `is marked at 1 more place`. */
function marks(more: number, fewer: number): string {
  const places = more + fewer === 1 || (more === 1 && fewer === 1) ? 'place' : 'places';
  if (more === fewer) return `is marked at ${more} other ${places}`;
  const parts = [...(more > 0 ? [`${more} more`] : []), ...(fewer > 0 ? [`${fewer} fewer`] : [])];
  return `is marked at ${parts.join(' and ')} ${places}`;
}
