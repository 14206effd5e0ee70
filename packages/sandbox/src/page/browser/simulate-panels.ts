import type { ComponentChildren } from 'preact';
import { choice, field, fieldText, form, h, panel, type View } from './parts.ts';
import { act, callApi, control, dataOf, ownNumber } from './requests.ts';
import { state } from './state.ts';
import { folding } from './folding.ts';

export function placePanel(): View {
  // Users who can call come first.
  const users = state.users.toSorted((one, other) => other.phones - one.phones);
  const options = users.map(({ id, name, phones }): [string, string] => {
    return [String(id), phones === 0 ? `${name} (no phone)` : name];
  });
  return panel(
    'place',
    'Place a call',
    h(
      'div',
      { class: 'forms' },
      titledForm(
        'Somebody calls in',
        'Call',
        (fields) => void act('The call has begun.', callIn(fields)),
        from('447700900123'),
        to(ownNumber('101'), { list: 'destinations' }),
      ),
      titledForm(
        'A user clicks to call',
        'POST /calls',
        (fields) => void act('The call is placed. The phone of the user rings first.', callOut(fields)),
        choice('User', 'user', options),
        to('447700900456', { list: 'destinations' }),
      ),
    ),
    destinations(),
  );
}

function destinations(): View {
  const queues = state.wallboard.flatMap(({ number, name }) => (number === null ? [] : [[number, name]]));
  const users = state.users.flatMap(({ ext, name }) => (ext === null ? [] : [[ext, name]]));
  const numbers = [
    [ownNumber('101'), 'Number of Sales'],
    [ownNumber('100'), 'Number of the menu'],
  ];
  const options = [...numbers, ...queues, ...users];
  return h(
    'datalist',
    { id: 'destinations' },
    options.map(([value = '', text = '']) => h('option', { key: value, value }, text)),
  );
}

async function callIn(fields: FormData): Promise<void> {
  const body = { from: fieldText(fields, 'from'), to: fieldText(fields, 'to') };
  await dataOf(control.POST('/simulate/inbound-call', { body }));
}

// A program would send this request with the user's token, too.
async function callOut(fields: FormData): Promise<void> {
  const user = fieldText(fields, 'user');
  const params = { path: { id: Number(user) } };
  const { token } = await dataOf(control.POST('/users/{id}/token', { params }));
  const body = JSON.stringify({ from: user, to: fieldText(fields, 'to') });
  await callApi('/calls', { method: 'POST', headers: { 'content-type': 'application/json' }, body }, token);
}

const from = (number: string): View => field('From', 'from', { defaultValue: number, inputmode: 'tel' });
const to = (number: string, attributes = {}): View =>
  field('To', 'to', { defaultValue: number, inputmode: 'tel', ...attributes });
const seconds = (count: number): View =>
  field('Seconds', 'seconds', { type: 'number', min: 1, max: 3600, defaultValue: String(count) });

export function messagesPanel(): View {
  const users = state.users.map(({ id, name }): [string, string] => [String(id), name]);
  const queues = state.wallboard.map(({ id, name }): [string, string] => [String(id), name]);
  return folding(
    { id: 'messages', title: 'Messages and missed calls' },
    h(
      'div',
      { class: 'forms' },
      simulation(
        'Text message',
        'Send',
        (text) =>
          control.POST('/simulate/sms', {
            body: { from: text('from'), to: text('to'), text: text('text') },
          }),
        from('447700900123'),
        to(ownNumber('100')),
        field('Text', 'text', { defaultValue: 'Is my bike ready?' }),
      ),
      simulation(
        'Missed in a queue',
        'Call and hang up',
        (text) =>
          control.POST('/simulate/missed-in-queue', {
            body: { from: text('from'), queue_id: Number(text('queue')), seconds: Number(text('seconds')) },
          }),
        from('447700900789'),
        choice('Queue', 'queue', queues),
        seconds(10),
      ),
      simulation(
        'Voicemail',
        'Leave a message',
        (text) =>
          control.POST('/simulate/voicemail', {
            body: { from: text('from'), user_id: Number(text('user')), seconds: Number(text('seconds')) },
          }),
        from('447700900789'),
        choice('For', 'user', users),
        seconds(12),
      ),
      simulation(
        'Fax',
        'Send fax',
        (text) => control.POST('/simulate/fax', { body: { from: text('from'), to: text('to') } }),
        from('442079460955'),
        to(ownNumber('103')),
      ),
    ),
  );
}

function simulation(
  title: string,
  submit: string,
  request: (text: (name: string) => string) => Parameters<typeof dataOf>[0],
  ...fields: ComponentChildren[]
): View {
  const send = (data: FormData) => act(`${title}: done.`, dataOf(request((name) => fieldText(data, name))));
  return titledForm(title, submit, (data) => void send(data), ...fields);
}

function titledForm(
  title: string,
  ...rest: [string, (fields: FormData) => void, ...ComponentChildren[]]
): View {
  return h('div', {}, h('h3', {}, title), form(title, ...rest));
}
