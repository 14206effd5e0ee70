import type { UserState } from '../../generated/control.ts';
import { button } from '@telephony/http/page/button.js';
import { ask } from './control.ts';
import { element } from '@telephony/http/page/element.js';
import { part } from '@telephony/http/page/part.js';
import { replaceChildren } from '@telephony/http/page/replace-children.js';
import { act } from '@telephony/http/page/status.js';

/** Shows the users with their phones, and lists them in forms that ask for a user. */
export function showUsers(users: UserState[]): void {
  const rows = users.toSorted((one, other) => one.id - other.id).map(userRow);
  replaceChildren(part('users', HTMLTableSectionElement), rows);
  for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-users]')) {
    const chosen = select.value;
    select.replaceChildren(
      ...users.map(({ id, name }) => element('option', { value: String(id), textContent: name })),
    );
    if (users.some(({ id }) => String(id) === chosen)) select.value = chosen;
  }
}

function userRow({ id, name, ext, phones, dnd }: UserState): HTMLTableRowElement {
  const change = (changes: { phones: number } | { dnd: boolean }) => {
    void act(`${name} changed.`, ask('patch', '/users/{id}', { path: { id }, body: changes }));
  };
  const phone = (text: string, label: string, count: number) =>
    button(text, `${label}: ${name}`, `${id} ${text}`, () => change({ phones: count }));
  return element(
    'tr',
    {},
    element('th', { scope: 'row', textContent: name }),
    element('td', { textContent: ext ?? '' }),
    element(
      'td',
      {},
      element(
        'div',
        { className: 'buttons' },
        phone('−', 'One phone fewer', Math.max(0, phones - 1)),
        element('span', { textContent: String(phones) }),
        phone('+', 'One phone more', phones + 1),
      ),
    ),
    element(
      'td',
      {},
      button(dnd ? 'On' : 'Off', `Do not disturb ${dnd ? 'on' : 'off'}: ${name}`, `${id} dnd`, () =>
        change({ dnd: !dnd }),
      ),
    ),
  );
}
