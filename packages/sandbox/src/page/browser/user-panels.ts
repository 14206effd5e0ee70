import { badge, button, copy, doing, type Drawn, h, scrolled } from './parts.ts';
import { act, BASE, control, done } from './requests.ts';
import { folding } from './folding.ts';
import { change, state } from './state.ts';
import type { UserState } from '../../generated/control.ts';

export function tokenPanel(): Drawn {
  const { signIn, users } = state;
  const chosen = users.find(({ name }) => name === signIn?.name);
  return folding(
    { id: 'token', title: 'Token', brief: signIn?.name ?? '' },
    h(
      'div',
      { class: 'row' },
      h(
        'div',
        {
          class: 'choose',
          onChange: ({ target }: Event) => {
            if (target instanceof HTMLSelectElement) void signInAs(Number(target.value));
          },
        },
        h(
          'label',
          {},
          'Sign in as',
          h(
            'select',
            { value: String(chosen?.id ?? '') },
            users.map(({ id, name, roles }) =>
              h('option', { key: id, value: String(id) }, `${name} (${roles.join(', ').toLowerCase()})`),
            ),
          ),
        ),
      ),
      signIn && h('code', { id: 'sign-in-token' }, signIn.token),
      signIn &&
        h(
          'div',
          { class: 'buttons' },
          button('Copy token', 'Copy token', () => void copy(signIn.token, 'Token')),
          button('Copy as curl', 'Copy as curl: a first request', () => {
            void copy(`curl -H 'X-Auth-Token: ${signIn.token}' '${BASE}/cdrs?limit=2'`, 'Request');
          }),
        ),
    ),
    signIn &&
      h('p', { class: 'quiet' }, `Sign-in: ${signIn.email} ${signIn.password}. The token never expires.`),
  );
}

async function signInAs(id: number): Promise<void> {
  const asked = done(control.POST('/users/{id}/token', { params: { path: { id } } }));
  await act(
    'Signed in.',
    asked.then((signIn) => change({ signIn })),
  );
}

const MOST_USERS = 50;

export function usersPanel(): Drawn {
  return folding(
    { id: 'users', title: 'Users' },
    scrolled('List of users', h('ul', { id: 'user-list' }, state.users.slice(0, MOST_USERS).map(userItem))),
  );
}

function userItem({ id, name, ext, phones, dnd }: UserState): Drawn {
  const update = (body: { phones: number } | { dnd: boolean }) => () =>
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
      doing('− phone', `− phone: one fewer for ${name}`, told, update({ phones: Math.max(0, phones - 1) })),
      doing('+ phone', `+ phone: one more for ${name}`, told, update({ phones: phones + 1 })),
      dnd
        ? doing('Allow calls', `Allow calls: ${name}`, told, update({ dnd: false }))
        : doing('Do not disturb', `Do not disturb: ${name}`, told, update({ dnd: true })),
    ),
  );
}
