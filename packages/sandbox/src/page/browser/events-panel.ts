import type { JournalEntry } from '../../generated/control.ts';
import { ask } from './control.ts';
import { deliveryRow, sumOf } from './delivery-row.ts';
import { type EventEntry, eventEntry, type ShownEvent } from './event-entry.ts';
import { part, write } from '@telephony/http/page/part.js';

const MOST_EVENTS = 100;

/** What is shown, by the event's id, oldest first. */
const events = new Map<string, EventEntry>();

/** Shows an event, if it is not there yet. */
export function showEvent(event: ShownEvent): EventEntry {
  const known = events.get(event.id);
  if (known) return known;
  const entry = eventEntry(event);
  events.set(event.id, entry);
  part('events', HTMLOListElement).prepend(entry.item);
  write('events-note', '');
  for (const [id, { item: oldest }] of events) {
    if (events.size <= MOST_EVENTS) break;
    oldest.remove();
    events.delete(id);
  }
  return entry;
}

/** Shows what became of the delivery of an event. */
export function showDelivery(delivery: JournalEntry): void {
  const { deliveries, row, sum } = showEvent(delivery.event);
  deliveries.set(delivery.id, delivery);
  const told = [...deliveries.values()];
  row.replaceChildren(...told.map(deliveryRow));
  const { text, className } = sumOf(told);
  sum.textContent = text;
  sum.className = `summary ${className}`;
}

/** Shows the deliveries of the journal. */
export async function showJournal(): Promise<void> {
  const { data } = await ask('get', '/journal', { query: { limit: MOST_EVENTS } });
  for (const delivery of data) showDelivery(delivery);
}

export function forgetEvents(): void {
  events.clear();
  part('events', HTMLOListElement).replaceChildren();
  write('events-note', 'Nothing has happened yet.');
}
