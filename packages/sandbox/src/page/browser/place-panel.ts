import type { ComponentChildren } from 'preact';
import { choice, field, fieldText, form, h, panel, type View } from './parts.ts';
import { act, callApi, control, dataOf, ownNumber } from './requests.ts';
import { state } from './state.ts';

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
function titledForm(
  title: string,
  ...rest: [string, (fields: FormData) => void, ...ComponentChildren[]]
): View {
  return h('div', {}, h('h3', {}, title), form(title, ...rest));
}
