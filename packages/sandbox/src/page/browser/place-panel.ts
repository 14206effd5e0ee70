import { type Drawn, h } from './element.ts';
import { ownNumber } from './account.ts';
import { act } from './act.ts';
import { callApi } from './api.ts';
import { control, done } from './control.ts';
import { choice, field, form, panel, textOf } from './parts.ts';
import { state } from './state.ts';

/** Places calls: from outside, and by the API as a program does. */
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

/** Numbers that fields suggest. */
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

/** With the token of the user, as a program of theirs does it. */
async function callOut(fields: FormData): Promise<void> {
  const user = textOf(fields, 'user');
  const asked = control.POST('/users/{id}/token', { params: { path: { id: Number(user) } } });
  const { token } = await done(asked);
  const body = JSON.stringify({ from: user, to: textOf(fields, 'to') });
  await callApi('/calls', { method: 'POST', headers: { 'content-type': 'application/json' }, body }, token);
}
