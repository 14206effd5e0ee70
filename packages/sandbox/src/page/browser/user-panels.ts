import { action, badge, button, buttons, copy, h, scrolled, spaced, type View } from './parts.ts';
import { act, BASE, control, dataOf } from './requests.ts';
import { folding } from './folding.ts';
import { change, state } from './state.ts';
import type { UserState } from '../../generated/control.ts';

export function tokenPanel(): View {
  const { signIn, users } = state;
  const chosen = users.find(({ name }) => name === signIn?.name);
  return folding(
    { id: 'token', title: 'Token', brief: signIn?.name ?? '' },
    h(
      'div',
      { class: 'row' },
      h(
        'label',
        { class: 'choose' },
        'Sign in as',
        h(
          'select',
          {
            value: String(chosen?.id ?? ''),
            onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
              void signInAs(Number(currentTarget.value)),
          },
          users.map(({ id, name, roles }) =>
            h('option', { key: id, value: String(id) }, `${name} (${roles.join(', ').toLowerCase()})`),
          ),
        ),
      ),
      signIn && h('code', { id: 'sign-in-token' }, signIn.token),
      signIn &&
        buttons(
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
  const response = dataOf(control.POST('/users/{id}/token', { params: { path: { id } } }));
  await act(
    'Signed in.',
    response.then((signIn) => change({ signIn })),
  );
}

const MAX_USERS = 50;

export function usersPanel(): View {
  return folding(
    { id: 'users', title: 'Users' },
    scrolled('List of users', h('ul', { id: 'user-list' }, state.users.slice(0, MAX_USERS).map(userItem))),
  );
}

function userItem({ id, name, ext, phones, dnd }: UserState): View {
  const update = (body: { phones: number } | { dnd: boolean }) => () =>
    dataOf(control.PATCH('/users/{id}', { params: { path: { id } }, body }));
  const success = `${name} changed.`;
  return h(
    'li',
    { key: id, 'data-place': `user ${id}` },
    spaced(
      h('span', { class: 'who' }, [name, ext].filter(Boolean).join(' ')),
      badge(phones === 0 ? 'bad' : 'plain', phones === 1 ? '1 phone' : `${phones} phones`),
    ),
    dnd ? badge('bad', 'do not disturb') : null,
    buttons(
      action(
        '− phone',
        `− phone: one fewer for ${name}`,
        success,
        update({ phones: Math.max(0, phones - 1) }),
      ),
      action('+ phone', `+ phone: one more for ${name}`, success, update({ phones: phones + 1 })),
      dnd
        ? action('Allow calls', `Allow calls: ${name}`, success, update({ dnd: false }))
        : action('Do not disturb', `Do not disturb: ${name}`, success, update({ dnd: true })),
    ),
  );
}
