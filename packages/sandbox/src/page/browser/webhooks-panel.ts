import type { ComponentChildren } from 'preact';
import type { JournalEntry, Webhook } from '../../generated/control.ts';
import { action, badge, buttons, field, fieldText, form, h, note, panel, quiet } from './parts.ts';
import { scrolled, spaced, type View } from './parts.ts';
import { act, control, dataOf } from './requests.ts';
import { change, type ShownEvent, state } from './state.ts';

const TYPES = {
  call_state_change: 'Call state change',
  received_sms: 'Received SMS',
  missed_call: 'Missed call',
  connecting: 'Connecting',
  connected: 'Connected',
  call_ended: 'Call ended',
} satisfies Record<Webhook['types'][number], string>;

export function webhooksPanel(): View {
  const { webhooks } = state;
  return panel(
    'webhooks',
    'Webhooks',
    h('ul', { id: 'webhook-list' }, webhooks.map(webhookItem)),
    webhooks.length === 0 ? note('No webhooks yet: events are not sent anywhere.') : null,
    receiverPart(),
    h('details', { class: 'more' }, h('summary', {}, 'Send events to another address'), webhookForm()),
  );
}

function webhookItem({ id, name, url, types, enabled }: Webhook): View {
  const params = { path: { id } };
  const [verb, result] = enabled ? ['Disable', 'disabled'] : ['Enable', 'enabled'];
  return h(
    'li',
    { key: id, 'data-place': `webhook ${id}` },
    spaced(
      h('strong', {}, name),
      badge(enabled ? 'good' : 'plain', enabled ? 'on' : 'off'),
      h('span', { class: 'address' }, url),
      quiet(types.map((type) => TYPES[type]).join(', ')),
    ),
    buttons(
      action(verb, `${verb} ${name}`, `${name} ${result}.`, () =>
        dataOf(control.PATCH('/webhooks/{id}', { params, body: { enabled: !enabled } })),
      ),
      action('Remove', `Remove ${name}`, `${name} removed.`, () =>
        dataOf(control.DELETE('/webhooks/{id}', { params })),
      ),
    ),
  );
}

function webhookForm(): View {
  return form(
    'Send events to another address',
    'Save',
    (fields) => {
      const types = fields.getAll('types').filter(isType);
      const body = { name: fieldText(fields, 'name'), url: fieldText(fields, 'url'), types };
      void act(`${body.name} saved.`, dataOf(control.POST('/webhooks', { body })));
    },
    field('Name', 'name', { defaultValue: 'Receiver' }),
    field('URL', 'url', { type: 'url', defaultValue: 'http://127.0.0.1:8787/events' }),
    h(
      'fieldset',
      {},
      h('legend', {}, 'Events'),
      Object.entries(TYPES).map(([value, text], index) =>
        h(
          'label',
          { key: value, class: 'inline' },
          h('input', { type: 'checkbox', name: 'types', value, defaultChecked: index < 2 }),
          text,
        ),
      ),
    ),
  );
}

function isType(value: FormDataEntryValue): value is Webhook['types'][number] {
  return typeof value === 'string' && Object.hasOwn(TYPES, value);
}

const STATUSES = [204, 200, 401, 410, 500, 503] as const;

function receiverPart(): View | null {
  const { receiver } = state;
  if (!receiver) return null;
  const { url, status } = receiver;
  const isConnected = state.webhooks.some((one) => one.url === url && one.enabled);
  return h(
    'div',
    { class: 'receiver', 'data-place': 'receiver', tabIndex: -1 },
    h('h3', {}, 'Built-in receiver'),
    h('p', { class: 'quiet' }, 'Part of the sandbox: no program and no certificate needed.'),
    buttons(
      isConnected
        ? null
        : action('Send all events here', 'Send all events here: to the built-in receiver', 'Connected.', () =>
            dataOf(control.POST('/receiver/webhook')),
          ),
      h(
        'label',
        { class: 'inline' },
        'It responds',
        h(
          'select',
          {
            value: String(status),
            onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
              void act('Receiver changed.', respondWith(Number(currentTarget.value))),
          },
          [...new Set<number>([...STATUSES, status])].map((one) =>
            h('option', { key: one, value: String(one) }, String(one)),
          ),
        ),
      ),
    ),
  );
}

async function respondWith(status: number): Promise<void> {
  change({ receiver: await dataOf(control.PATCH('/receiver', { body: { status } })) });
}

const BADGES = { delivered: 'good', pending: 'waits', failed: 'bad' } as const;

export function eventsPanel(): View {
  const events = [...state.events.values()].toReversed();
  return panel(
    'events',
    'Events and deliveries',
    events.length === 0 ? note('Nothing has happened yet.') : note('Times: clock of the sandbox, UTC.'),
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
      h('pre', {}, JSON.stringify(event, undefined, 2)),
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

/** A list entry that opens; its content exists only while it is open. @param key Unique on the page. */
function entry(key: string, summary: ComponentChildren[], inside: () => ComponentChildren): View {
  const isOpen = state.openEntries.has(key);
  return h(
    'li',
    { key, 'data-place': key },
    h(
      'details',
      {
        open: isOpen,
        onToggle: (event: Event & { currentTarget: HTMLDetailsElement }) => {
          keepOpen(key, event.currentTarget.open);
        },
      },
      h('summary', {}, spaced(...summary)),
      isOpen ? h('div', { class: 'inside' }, inside()) : null,
    ),
  );
}

function keepOpen(key: string, isOpen: boolean): void {
  if (state.openEntries.has(key) === isOpen) return;
  const open = new Set(state.openEntries);
  if (isOpen) open.add(key);
  else open.delete(key);
  change({ openEntries: open });
}
