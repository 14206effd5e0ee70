import { timestamp } from '../../ground/clock/timestamp.ts';
import type { JournalEntry } from '../../generated/control.ts';
import type { Delivery } from '../../delivery/delivery.ts';

/** A delivery as the journal shows it. */
export function journalEntry({ due, ...delivery }: Delivery): JournalEntry {
  return { ...delivery, due: due === null ? null : timestamp(due) };
}
