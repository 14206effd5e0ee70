import {
  action,
  badge,
  h,
  note,
  panel,
  prettyJson,
  quiet,
  scrolled,
  spaced,
  timesNote,
  type View,
} from './parts.ts';
import type { EndedCall, EndedLeg, JournalEntry } from '../../generated/control.ts';
import { callApi, control, dataOf } from './requests.ts';
import { entry } from './entry.ts';
import { change, type ShownEvent, state } from './state.ts';
import { durationText, partyText } from './words.ts';

const BADGES = { delivered: 'good', pending: 'waits', failed: 'bad' } as const;

export function eventsPanel(): View {
  const events = [...state.events.values()].toReversed();
  return panel(
    'events',
    'Events and deliveries',
    events.length === 0 ? note('Nothing has happened yet.') : timesNote(),
    scrolled('Events', h('ol', { id: 'event-list' }, events.map(eventItem))),
  );
}

function eventItem({ event, deliveries }: ShownEvent): View {
  const list = [...deliveries.values()];
  return entry(
    `event ${event.id}`,
    [
      h('strong', {}, event.event_name),
      ...deliveryBadges(list),
      quiet(`${eventSubject(event)} ${event.event_time.slice(11)}`.trim()),
    ],
    () => [
      list.length === 0 ? note('No webhook asks for it.') : null,
      h('ul', { 'aria-label': 'Deliveries' }, list.map(deliveryItem)),
      h('pre', {}, prettyJson(event)),
    ],
  );
}

function deliveryBadges(list: JournalEntry[]): View[] {
  return (['delivered', 'pending', 'failed'] as const).flatMap((one) => {
    const count = list.filter((delivery) => delivery.state === one).length;
    return count === 0 ? [] : [badge(BADGES[one], count === 1 ? one : `${count} ${one}`)];
  });
}

function eventSubject(event: ShownEvent['event']): string {
  const call = 'call_id' in event ? event.call_id : undefined;
  const from = 'from_no' in event ? event.from_no : undefined;
  const stage = 'state' in event ? event.state : undefined;
  return [call ?? from, stage].filter((part) => part !== undefined && part !== null).join(' ');
}

function deliveryItem(delivery: JournalEntry): View {
  const { id, webhook_id: webhook, attempts, due, replay_of: original } = delivery;
  const name = state.webhooks.find((one) => one.id === webhook)?.name ?? `Webhook ${webhook}`;
  const isBlocked = delivery.state === 'pending' && attempts.length === 0;
  const notes = [
    original === null ? '' : `entry ${original} sent again`,
    due === null ? '' : `next attempt at ${due}`,
    isBlocked ? 'waits for an earlier event of its webhook' : '',
  ];
  return h(
    'li',
    { key: id, 'data-place': `delivery ${id}` },
    spaced(
      h('strong', {}, name),
      badge(BADGES[delivery.state], delivery.state),
      quiet(notes.filter(Boolean).join(', ')),
    ),
    action('Send again', `Send again: entry ${id}`, 'Sent again.', () =>
      dataOf(control.POST('/journal/{id}/replay', { params: { path: { id } } })),
    ),
    h('ol', { class: 'attempts', 'aria-label': `Attempts of entry ${id}` }, attempts.map(attemptItem)),
  );
}

function attemptItem(
  { time, status, error, duration }: JournalEntry['attempts'][number],
  index: number,
): View {
  const text = error ?? `returned ${status}`;
  return h(
    'li',
    { key: index, class: error === null ? 'good' : 'bad' },
    `Attempt ${index + 1}, ${time.slice(11)}: ${text} (${duration} ms)`,
  );
}

export function endedPanel(): View {
  const { ended } = state;
  return panel(
    'ended',
    'Ended calls: CDRs and recordings',
    ended.length === 0 ? note('No calls have ended.') : timesNote(),
    scrolled('Ended calls', h('ol', { id: 'ended-list' }, ended.map(endedItem))),
  );
}

function endedItem({ id, legs, talked }: EndedCall): View {
  const [root] = legs;
  const recordings = legs.filter((leg) => leg.recording_id !== null).length;
  const inAll = legs.length > 1 ? ' in all' : '';
  return entry(
    `ended ${id}`,
    [
      h('strong', {}, root ? `${partyText(root.from)} → ${partyText(root.to)}` : String(id)),
      talked > 0 ? badge('good', `talked ${durationText(talked)}${inAll}`) : badge('bad', 'not answered'),
      recordings > 0 ? badge('plain', 'recorded') : null,
      quiet(`${root?.time ?? ''}, call ${id}`),
    ],
    () =>
      h(
        'ul',
        { class: 'cdrs', 'aria-label': `CDRs of call ${id}` },
        legs.map((leg, index) => legItem(leg, index === 0)),
      ),
  );
}

function legItem(leg: EndedLeg, isRoot: boolean): View {
  const { cdr_id: id, live_id: live, from, to, seconds, talked, recording_id: recording } = leg;
  const facts = [leg.disposition, leg.cause, durationText(seconds), `talked ${durationText(talked)}`];
  return h(
    'li',
    { key: id, class: isRoot ? 'root' : 'phone', 'data-place': `cdr ${id}` },
    spaced(
      h('span', {}, `${partyText(from)} → ${partyText(to)}`),
      quiet(`${isRoot ? 'root leg' : 'leg'} ${live ?? ''}, CDR ${id}`),
    ),
    h('p', { class: 'facts' }, facts.join(', ')),
    recording === null ? null : player(recording),
  );
}

function player(recording: number): View {
  const source = state.audioUrls.get(recording);
  const label = `Recording ${recording}`;
  if (source !== undefined)
    return h('audio', { src: source, controls: true, autoplay: true, tabIndex: 0, 'aria-label': label });
  return action('Play recording', `Play recording ${recording}`, 'Recording loaded.', () => load(recording));
}

async function load(recording: number): Promise<void> {
  const response = await callApi(`/monitors/${recording}.mp3`);
  const source = URL.createObjectURL(await response.blob());
  change({ audioUrls: new Map(state.audioUrls).set(recording, source) });
}

// After a reset, other recordings have the same IDs.
export function forgetAudio(): void {
  for (const source of state.audioUrls.values()) URL.revokeObjectURL(source);
  change({ audioUrls: new Map() });
}
