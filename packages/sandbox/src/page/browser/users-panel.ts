import { type Drawn, h } from './element.ts';
import type { UserState } from '../../generated/control.ts';
import { control, done } from './control.ts';
import { badge, doing, scrolled } from './parts.ts';
import { folding } from './fold.ts';
import { state } from './state.ts';

/** How many users are listed. */
const MOST_USERS = 50;

/** Users with what the API does not change: phones, do not disturb. */
export function usersPanel(): Drawn {
  return folding(
    { id: 'users', title: 'Users' },
    scrolled('List of users', h('ul', { id: 'user-list' }, state.users.slice(0, MOST_USERS).map(userItem))),
  );
}

function userItem({ id, name, ext, phones, dnd }: UserState): Drawn {
  const change = (body: { phones: number } | { dnd: boolean }) => () =>
    done(control.PATCH('/users/{id}', { params: { path: { id } }, body }));
  const told = `${name} changed.`;
  return h(
    'li',
    { key: id, 'data-place': `user ${id}` },
    h('span', { class: 'who' }, [name, ext].filter(Boolean).join(' ')),
    ' ',
    badge(phones === 0 ? 'bad' : 'plain', phones === 1 ? '1 phone' : `${phones} phones`),
    dnd ? badge('bad', 'do not disturb') : null,
    h(
      'div',
      { class: 'buttons' },
      doing('− phone', `− phone: one fewer for ${name}`, told, change({ phones: Math.max(0, phones - 1) })),
      doing('+ phone', `+ phone: one more for ${name}`, told, change({ phones: phones + 1 })),
      dnd
        ? doing('Allow calls', `Allow calls: ${name}`, told, change({ dnd: false }))
        : doing('Do not disturb', `Do not disturb: ${name}`, told, change({ dnd: true })),
    ),
  );
}
