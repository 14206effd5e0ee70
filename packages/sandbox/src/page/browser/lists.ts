import {
  badge,
  button,
  copy,
  doing,
  type Drawn,
  h,
  messageView,
  note,
  prettyJson,
  quiet,
  sandboxTimes,
  scrolled,
} from './parts.ts';
import type { EndedCall, EndedLeg, Exchange, JournalEntry } from '../../generated/control.ts';
import { act, callApi, control, done } from './requests.ts';
import { entry, folding } from './folding.ts';
import { change, type ShownEvent, state } from './state.ts';
import { lengthOf, partyText } from './words.ts';

export function logPanel(): Drawn {
  const { accounts, exchanges } = state;
  const of = accounts.length > 1 ? ', requests to both accounts' : '';
  return folding(
    { id: 'log', title: 'API log' },
    exchanges.length === 0
      ? note('No requests yet. Send one: Copy as curl is next to the token.')
      : [
          h(
            'p',
            { class: 'quiet' },
            `Times: real time, UTC${of}. All others on this page: clock of the sandbox.`,
          ),
          h('div', { class: 'buttons' }, doing('Clear', 'Clear the API log', 'API log cleared.', clear)),
        ],
    scrolled('Requests', h('ol', { id: 'exchanges' }, exchanges.toReversed().map(exchangeItem))),
  );
}

async function clear(): Promise<void> {
  await done(control.DELETE('/requests'));
  change({ exchanges: [] });
}

function exchangeItem(exchange: Exchange): Drawn {
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
      h(
        'div',
        { class: 'buttons' },
        button('Copy as curl', `Copy as curl: ${method} ${url}`, () => {
          const left = exchange.request.body === null && exchange.request.bytes > 0;
          const what = left ? 'Command without its body, which is too large or not text,' : 'Command';
          void copy(curlOf(exchange, location.origin), what);
        }),
      ),
      messageView('Request', exchange.request),
      messageView('Response', exchange.response),
    ],
  );
}

function remarks(title: string, list: Exchange['warnings']): Drawn | null {
  if (list.length === 0) return null;
  const texts = list.map(({ field, message }) => `${field} ${message}`.trim());
  return h('p', { class: title === 'Warning' ? 'warning' : 'bad' }, `${title}: ${texts.join('; ')}`);
}

const LEFT_OUT =
  /^(host|connection|content-length|transfer-encoding|expect|accept-encoding|accept-language|user-agent|origin|referer|cookie|dnt|priority|pragma|cache-control|sec-.*)$/;

function curlOf({ method, url, request }: Exchange, origin: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const headers = Object.entries(request.headers).filter(
    ([name, value]) => !LEFT_OUT.test(name) && !(name === 'accept' && value === '*/*'),
  );
  const usual = request.body === null ? 'GET' : 'POST';
  return [
    'curl',
    // Brackets in an address would else be ranges.
    ...(/[[\]{}]/.test(path) ? ['--globoff'] : []),
    ...(method === 'HEAD' ? ['--head'] : method === usual ? [] : ['-X', quoted(method)]),
    ...headers.flatMap(([name, value]) => ['-H', quoted(`${name}: ${value}`)]),
    ...(request.body === null ? [] : ['--data-raw', quoted(request.body)]),
    quoted(origin + path),
  ].join(' ');
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const KINDS = { delivered: 'good', pending: 'waits', failed: 'bad' } as const;

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

function sumOf(list: JournalEntry[]): Drawn[] {
  return (['delivered', 'pending', 'failed'] as const).flatMap((one) => {
    const count = list.filter((delivery) => delivery.state === one).length;
    return count === 0 ? [] : [badge(KINDS[one], count === 1 ? one : `${count} ${one}`)];
  });
}

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

export function endedPanel(): Drawn {
  const { ended } = state;
  return folding(
    { id: 'ended', title: 'Ended calls: CDRs and recordings' },
    ended.length === 0 ? note('No calls have ended.') : sandboxTimes(),
    scrolled('Ended calls', h('ol', { id: 'ended-list' }, ended.map(endedItem))),
  );
}

function endedItem({ id, legs, talked }: EndedCall): Drawn {
  const [root] = legs;
  const recordings = legs.filter((leg) => leg.recording_id !== null).length;
  const inAll = legs.length > 1 ? ' in all' : '';
  return entry(
    `ended ${id}`,
    [
      h('strong', {}, root ? `${partyText(root.from)} → ${partyText(root.to)}` : String(id)),
      talked > 0 ? badge('good', `talked ${lengthOf(talked)}${inAll}`) : badge('bad', 'not answered'),
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

function legItem(leg: EndedLeg, isRoot: boolean): Drawn {
  const {
    cdr_id: id,
    live_id: live,
    from,
    to,
    seconds,
    talked,
    disposition,
    cause,
    recording_id: recording,
  } = leg;
  return h(
    'li',
    { key: id, class: isRoot ? 'root' : 'phone', 'data-place': `cdr ${id}` },
    h('span', {}, `${partyText(from)} → ${partyText(to)}`),
    ' ',
    quiet(`${isRoot ? 'root leg' : 'leg'} ${live ?? ''}, CDR ${id}`),
    h('p', { class: 'facts' }, `${disposition}, ${cause}, ${lengthOf(seconds)}, talked ${lengthOf(talked)}`),
    recording === null ? null : player(recording),
  );
}

function player(recording: number): Drawn {
  const source = state.audio.get(recording);
  return source === undefined
    ? button(
        'Play recording',
        `Play recording ${recording}`,
        () => void act('Recording loaded.', load(recording)),
      )
    : h('audio', {
        src: source,
        controls: true,
        autoplay: true,
        tabIndex: 0,
        'aria-label': `Recording ${recording}`,
      });
}

async function load(recording: number): Promise<void> {
  const response = await callApi(`/monitors/${recording}.mp3`);
  const source = URL.createObjectURL(await response.blob());
  change({ audio: new Map(state.audio).set(recording, source) });
}

export function forgetAudio(): void {
  for (const source of state.audio.values()) URL.revokeObjectURL(source);
  change({ audio: new Map() });
}
