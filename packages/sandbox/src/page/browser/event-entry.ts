import type { JournalEntry } from '../../generated/control.ts';
import type { StreamMessages } from '../../control/shared/stream-messages.ts';
import { element } from '@telephony/http/page/element.js';

/** An event as the stream tells it, or as a delivery has it. */
export type ShownEvent = StreamMessages['event'] | JournalEntry['event'];

/** An event in the list, with what became of its deliveries. */
export interface EventEntry {
  item: HTMLLIElement;
  /** Where its deliveries are listed. */
  row: HTMLUListElement;
  /** Where they are summed up. */
  sum: HTMLElement;
  /** Its deliveries by their ids. */
  deliveries: Map<number, JournalEntry>;
}

/** Makes the entry of an event: one line, that opens to show the whole. */
export function eventEntry(event: ShownEvent): EventEntry {
  const row = element('ul', { ariaLabel: 'Deliveries' });
  const sum = element('span', { className: 'summary quiet' });
  const parts = [
    element('span', { className: 'quiet', textContent: event.event_time.slice(11) }),
    element('strong', { textContent: event.event_name }),
    element('span', { textContent: subjectOf(event) }),
    element('span', { className: 'quiet', textContent: detailsOf(event) }),
    sum,
    // With blanks between them, so that they wrap.
  ].flatMap((one) => [one, ' ']);
  const item = element(
    'li',
    {},
    element(
      'details',
      {},
      element('summary', {}, ...parts),
      element('pre', { textContent: JSON.stringify(event, undefined, 2) }),
      row,
    ),
  );
  return { item, row, sum, deliveries: new Map() };
}

/** The call that an event is about, or the number that it comes from. */
function subjectOf(event: ShownEvent): string {
  const callId = 'call_id' in event ? event.call_id : undefined;
  const from = 'from_no' in event ? event.from_no : undefined;
  return String(callId ?? from ?? '');
}

function detailsOf(event: ShownEvent): string {
  const state = 'state' in event ? event.state : undefined;
  const context = 'context' in event ? event.context : undefined;
  const isLeg = 'final' in event && event.final === false;
  return [state, context, isLeg ? 'not final' : ''].filter(Boolean).join(' · ');
}
