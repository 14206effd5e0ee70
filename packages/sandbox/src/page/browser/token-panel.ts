import { type Drawn, h } from './element.ts';
import { act } from './act.ts';
import { BASE } from './api.ts';
import { control, done } from './control.ts';
import { copy } from './copy.ts';
import { button } from './parts.ts';
import { folding } from './fold.ts';
import { change, state } from './state.ts';

/** The user whose token the page shows and uses. */
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

/** Takes the token of a user from now on. */
async function signInAs(id: number): Promise<void> {
  const asked = done(control.POST('/users/{id}/token', { params: { path: { id } } }));
  await act(
    'Signed in.',
    asked.then((signIn) => change({ signIn })),
  );
}
