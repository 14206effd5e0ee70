import {
  action,
  badge,
  button,
  buttons,
  copy,
  h,
  messageView,
  note,
  prettyJson,
  quiet,
  scrolled,
  spaced,
  timesNote,
  type View,
} from './parts.ts';
import type { EndedCall, EndedLeg, Exchange, JournalEntry } from '../../generated/control.ts';
import { callApi, control, dataOf } from './requests.ts';
import { entry, folding } from './folding.ts';
import { change, type ShownEvent, state } from './state.ts';
import { durationText, partyText } from './words.ts';

export function logPanel(): View {
  const { accounts, exchanges } = state;
  const both = accounts.length > 1 ? ', requests to both accounts' : '';
  return folding(
    { id: 'log', title: 'API log' },
    exchanges.length === 0
      ? note('No requests yet. Send one: Copy as curl is next to the token.')
      : [
          timesNote(`real time, UTC${both}. All others on this page: clock of the sandbox.`),
          buttons(action('Clear', 'Clear the API log', 'API log cleared.', clear)),
        ],
    scrolled('Requests', h('ol', { id: 'exchanges' }, exchanges.toReversed().map(exchangeItem))),
  );
}

async function clear(): Promise<void> {
  await dataOf(control.DELETE('/requests'));
  change({ exchanges: [] });
}

function exchangeItem(exchange: Exchange): View {
  const { id, time, method, url, status, milliseconds, operation_id: operation, warnings, errors } = exchange;
  const kind = status < 400 ? 'good' : 'bad';
  return entry(
    `exchange ${id}`,
    [
      badge(kind, String(status)),
      warnings.length > 0 ? badge('waits', 'Warning') : null,
      h('strong', {}, method),
      h('span', { class: 'address' }, url),
      quiet(`${operation ?? 'no operation'}, ${milliseconds} ms, ${time.slice(11, 19)} real time`),
    ],
    () => [
      remarks('Warning', warnings),
      remarks('Refused', errors),
      buttons(
        button('Copy as curl', `Copy as curl: ${method} ${url}`, () => {
          const isOmitted = exchange.request.body === null && exchange.request.bytes > 0;
          const what = isOmitted ? 'Command without its body, which is too large or not text,' : 'Command';
          void copy(curlCommand(exchange, location.origin), what);
        }),
      ),
      messageView('Request', exchange.request),
      messageView('Response', exchange.response),
    ],
  );
}

function remarks(title: string, list: Exchange['warnings']): View | null {
  if (list.length === 0) return null;
  const texts = list.map(({ field, message }) => `${field} ${message}`.trim());
  return h('p', { class: title === 'Warning' ? 'warning' : 'bad' }, `${title}: ${texts.join('; ')}`);
}

// Headers that curl or the connection sets.
const OMITTED_HEADERS =
  /^(host|connection|content-length|transfer-encoding|expect|accept-encoding|accept-language|user-agent|origin|referer|cookie|dnt|priority|pragma|cache-control|sec-.*)$/;

function curlCommand({ method, url, request }: Exchange, origin: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const headers = Object.entries(request.headers).filter(
    ([name, value]) => !OMITTED_HEADERS.test(name) && !(name === 'accept' && value === '*/*'),
  );
  const usual = request.body === null ? 'GET' : 'POST';
  return [
    'curl',
    // curl takes brackets for ranges.
    ...(/[[\]{}]/.test(path) ? ['--globoff'] : []),
    ...(method === 'HEAD' ? ['--head'] : method === usual ? [] : ['-X', shellQuoted(method)]),
    ...headers.flatMap(([name, value]) => ['-H', shellQuoted(`${name}: ${value}`)]),
    ...(request.body === null ? [] : ['--data-raw', shellQuoted(request.body)]),
    shellQuoted(origin + path),
  ].join(' ');
}

const shellQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const BADGES = { delivered: 'good', pending: 'waits', failed: 'bad' } as const;

export function eventsPanel(): View {
  const events = [...state.events.values()].toReversed();
  return folding(
    { id: 'events', title: 'Events and deliveries' },
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
  return folding(
    { id: 'ended', title: 'Ended calls: CDRs and recordings' },
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
