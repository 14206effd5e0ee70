import {
  action,
  badge,
  buttons,
  field,
  fieldText,
  form,
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
import type { ReceivedEvent, Webhook } from '../../generated/control.ts';
import { act, control, dataOf } from './requests.ts';
import { entry } from './entry.ts';
import { change, state } from './state.ts';

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
  const { url, status, data } = receiver;
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
      data.length === 0 ? null : action('Clear', 'Clear what was received', 'Cleared.', clear),
    ),
    data.length === 0
      ? note('Nothing received yet.')
      : [
          timesNote(),
          scrolled('Received events', h('ol', { id: 'received' }, data.toReversed().map(receivedItem))),
        ],
  );
}

async function respondWith(status: number): Promise<void> {
  change({ receiver: await dataOf(control.PATCH('/receiver', { body: { status } })) });
}

async function clear(): Promise<void> {
  await dataOf(control.DELETE('/receiver'));
  change({ receiver: await dataOf(control.GET('/receiver')) });
}

function receivedItem({ id, time, status, body }: ReceivedEvent): View {
  const isEvent = typeof body === 'object' && body !== null && 'event_name' in body;
  return entry(
    `received ${id}`,
    [
      h('strong', {}, isEvent ? String(body.event_name) : 'Not an event'),
      badge(status < 300 ? 'good' : 'bad', `responded ${status}`),
      quiet(time.slice(11)),
    ],
    () => h('pre', {}, prettyJson(body)),
  );
}
