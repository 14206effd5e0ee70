import { badge, doing, type Drawn, h, note, prettyJson, quiet, sandboxTimes, scrolled } from './parts.ts';
import type { JournalEntry } from '../../generated/control.ts';
import { control, done } from './requests.ts';
import { entry, folding } from './folding.ts';
import { type ShownEvent, state } from './state.ts';

const KINDS = { delivered: 'good', pending: 'waits', failed: 'bad' } as const;

/** Events, the newest first, each with what became of it at each webhook. */
export function eventsPanel(): Drawn {
  const events = [...state.events.values()].toReversed();
  return folding(
    { id: 'events', title: 'Events and deliveries' },
    events.length === 0 ? note('Nothing has happened yet.') : sandboxTimes(),
    scrolled('Events', h('ol', { id: 'event-list' }, events.map(eventItem))),
  );
}

function eventItem({ event, deliveries }: ShownEvent): Drawn {
  const list = [...deliveries.values()];
  return entry(
    `event ${event.id}`,
    [
      h('strong', {}, event.event_name),
      ...sumOf(list),
      quiet(`${subjectOf(event)} ${event.event_time.slice(11)}`.trim()),
    ],
    () => [
      list.length === 0 ? note('No webhook asks for it.') : null,
      h('ul', { 'aria-label': 'Deliveries' }, list.map(deliveryItem)),
      h('pre', {}, prettyJson(event)),
    ],
  );
}

/** How the deliveries of an event went, in a few words. */
function sumOf(list: JournalEntry[]): Drawn[] {
  return (['delivered', 'pending', 'failed'] as const).flatMap((one) => {
    const count = list.filter((delivery) => delivery.state === one).length;
    return count === 0 ? [] : [badge(KINDS[one], count === 1 ? one : `${count} ${one}`)];
  });
}

/** The call that an event is about, or the number that it comes from. */
function subjectOf(event: ShownEvent['event']): string {
  const call = 'call_id' in event ? event.call_id : undefined;
  const from = 'from_no' in event ? event.from_no : undefined;
  const stage = 'state' in event ? event.state : undefined;
  return [call ?? from, stage].filter((part) => part !== undefined && part !== null).join(' ');
}

function deliveryItem({
  id,
  webhook_id: webhook,
  state: went,
  attempts,
  due,
  replay_of: of,
}: JournalEntry): Drawn {
  const name = state.webhooks.find((one) => one.id === webhook)?.name ?? `Webhook ${webhook}`;
  return h(
    'li',
    { key: id, 'data-place': `delivery ${id}` },
    h('strong', {}, name),
    ' ',
    badge(KINDS[went], went),
    ' ',
    quiet(
      [
        of === null ? '' : `entry ${of} sent again`,
        due === null ? '' : `next attempt at ${due}`,
        went === 'pending' && attempts.length === 0 ? 'waits for an earlier event of its webhook' : '',
      ]
        .filter(Boolean)
        .join(', '),
    ),
    doing('Send again', `Send again: entry ${id}`, 'Sent again.', () =>
      done(control.POST('/journal/{id}/replay', { params: { path: { id } } })),
    ),
    h('ol', { class: 'attempts', 'aria-label': `Attempts of entry ${id}` }, attempts.map(attemptItem)),
  );
}

function attemptItem(
  { time, status, error, duration }: JournalEntry['attempts'][number],
  index: number,
): Drawn {
  const text = error ?? `returned ${status}`;
  return h(
    'li',
    { key: index, class: error === null ? 'good' : 'bad' },
    `Attempt ${index + 1}, ${time.slice(11)}: ${text} (${duration} ms)`,
  );
}
