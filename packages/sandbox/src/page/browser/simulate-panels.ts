import type { ComponentChildren } from 'preact';
import { choice, type Drawn, field, form, h, panel, textOf } from './parts.ts';
import { act, callApi, control, done, ownNumber } from './requests.ts';
import { state } from './state.ts';
import { folding } from './folding.ts';

export function placePanel(): Drawn {
  // Those who can call come first.
  const users = state.users.toSorted((one, other) => other.phones - one.phones);
  return panel(
    'place',
    'Place a call',
    h(
      'div',
      { class: 'forms' },
      h(
        'div',
        {},
        h('h3', {}, 'Somebody calls in'),
        form(
          'Somebody calls in',
          'Call',
          (fields) => void act('The call has begun.', callIn(fields)),
          field('From', 'from', { defaultValue: '447700900123', inputmode: 'tel' }),
          field('To', 'to', { defaultValue: ownNumber('101'), inputmode: 'tel', list: 'destinations' }),
        ),
      ),
      h(
        'div',
        {},
        h('h3', {}, 'A user clicks to call'),
        form(
          'A user clicks to call',
          'POST /calls',
          (fields) => void act('The call is placed. The phone of the user rings first.', callOut(fields)),
          choice(
            'User',
            'user',
            users.map(({ id, name, phones }) => [String(id), phones === 0 ? `${name} (no phone)` : name]),
          ),
          field('To', 'to', { defaultValue: '447700900456', inputmode: 'tel', list: 'destinations' }),
        ),
      ),
    ),
    destinations(),
  );
}

function destinations(): Drawn {
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
  const body = { from: textOf(fields, 'from'), to: textOf(fields, 'to') };
  await done(control.POST('/simulate/inbound-call', { body }));
}

async function callOut(fields: FormData): Promise<void> {
  const user = textOf(fields, 'user');
  const asked = control.POST('/users/{id}/token', { params: { path: { id: Number(user) } } });
  const { token } = await done(asked);
  const body = JSON.stringify({ from: user, to: textOf(fields, 'to') });
  await callApi('/calls', { method: 'POST', headers: { 'content-type': 'application/json' }, body }, token);
}

const from = (number: string): Drawn => field('From', 'from', { defaultValue: number, inputmode: 'tel' });
const to = (number: string): Drawn => field('To', 'to', { defaultValue: number, inputmode: 'tel' });
const seconds = (count: number): Drawn =>
  field('Seconds', 'seconds', { type: 'number', min: 1, max: 3600, defaultValue: String(count) });

export function messagesPanel(): Drawn {
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
  ask: (text: (name: string) => string) => Parameters<typeof done>[0],
  ...fields: ComponentChildren[]
): Drawn {
  const send = (sent: FormData) => void act(`${title}: done.`, done(ask((name) => textOf(sent, name))));
  return h('div', {}, h('h3', {}, title), form(title, submit, send, ...fields));
}
