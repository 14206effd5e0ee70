import { timestamp } from '../../ground/clock/timestamp.ts';
import type { JournalEntry } from '../../generated/control.ts';
import type { Delivery } from '../../delivery/delivery.ts';

/** A delivery as the journal shows it: with the body that is sent. */
export function journalEntry({ due, event, sent = event, ...delivery }: Delivery): JournalEntry {
  return { ...delivery, event: sent, due: due === null ? null : timestamp(due) };
}
