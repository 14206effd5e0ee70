import { type Drawn, h } from './element.ts';
import type { ReceivedEvent } from '../../generated/control.ts';
import { act } from './act.ts';
import { control, done } from './control.ts';
import { entry } from './entry.ts';
import { prettyJson } from './message-view.ts';
import { badge, doing, note, quiet, sandboxTimes, scrolled } from './parts.ts';
import { change, state } from './state.ts';

/** Statuses that the built-in receiver can respond with. */
const STATUSES = [204, 200, 401, 410, 500, 503] as const;

/** The receiver that the sandbox has itself, and what it has received. */
export function receiverPart(): Drawn | null {
  const { receiver } = state;
  if (!receiver) return null;
  const { url, status, data } = receiver;
  const isConnected = state.webhooks.some((one) => one.url === url && one.enabled);
  return h(
    'div',
    { class: 'receiver', 'data-place': 'receiver', tabIndex: -1 },
    h('h3', {}, 'Built-in receiver'),
    h('p', { class: 'quiet' }, 'Part of the sandbox: no program and no certificate needed.'),
    h(
      'div',
      { class: 'buttons' },
      isConnected
        ? null
        : doing('Send all events here', 'Send all events here: to the built-in receiver', 'Connected.', () =>
            done(control.POST('/receiver/webhook')),
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
      data.length === 0 ? null : doing('Clear', 'Clear what was received', 'Cleared.', clear),
    ),
    data.length === 0
      ? note('Nothing received yet.')
      : [
          sandboxTimes(),
          scrolled('Received events', h('ol', { id: 'received' }, data.toReversed().map(receivedItem))),
        ],
  );
}

async function respondWith(status: number): Promise<void> {
  change({ receiver: await done(control.PATCH('/receiver', { body: { status } })) });
}

async function clear(): Promise<void> {
  await done(control.DELETE('/receiver'));
  change({ receiver: await done(control.GET('/receiver')) });
}

function receivedItem({ id, time, status, body }: ReceivedEvent): Drawn {
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
