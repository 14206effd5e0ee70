import { type Drawn, h } from './element.ts';
import { ACCOUNT } from './account.ts';
import { BASE } from './api.ts';
import { tokenHeader } from './control-token.ts';
import { copy } from './copy.ts';
import { unfold } from './fold.ts';
import { badge, button } from './parts.ts';
import { type Connection, state } from './state.ts';

const CONNECTIONS: Readonly<Record<Connection, [kind: string, text: string]>> = {
  connecting: ['plain', 'Connecting'],
  open: ['good', 'Connected'],
  lost: ['bad', 'Connection lost'],
  locked: ['bad', 'Control token needed'],
};

const SECTIONS = [
  ['place', 'Place a call'],
  ['calls', 'Live calls'],
  ['wallboard', 'Wallboard'],
  ['ended', 'Ended calls'],
  ['log', 'API log'],
  ['events', 'Events'],
  ['webhooks', 'Webhooks'],
  ['faults', 'Faults'],
  ['messages', 'Messages'],
  ['users', 'Users'],
] as const;

const DOCUMENTS = [
  ['/_sandbox/help', 'Help'],
  ['/_sandbox/openapi.json', 'Control plane'],
  ['/_sandbox/assumptions', 'Assumptions'],
  [ACCOUNT === 1 ? '/_sandbox/mails' : '/_sandbox/mails?account=2', 'E-mails'],
] as const;

/** The top of the page: what it is, the address of the API, and where to go. */
export function head(): Drawn {
  const [kind, text] = CONNECTIONS[state.connection];
  return h(
    'header',
    {},
    h('div', { class: 'title' }, h('h1', {}, 'Telephony sandbox'), badge(kind, text)),
    h(
      'p',
      { class: 'base' },
      'API ',
      h('code', { id: 'base' }, BASE),
      button('Copy', 'Copy the base address', () => void copy(BASE, 'Base address')),
    ),
    accountChoice(),
    h(
      'nav',
      {
        'aria-label': 'Parts of this page',
        onClick: ({ target }: Event) => {
          if (target instanceof HTMLAnchorElement) unfold(target.hash.slice(1));
        },
      },
      links(SECTIONS.map(([id, name]) => [`#${id}`, name])),
    ),
    // A link cannot send the control token.
    'x-control-token' in tokenHeader() ? null : h('nav', { 'aria-label': 'Documents' }, links(DOCUMENTS)),
  );
}

/** Which account the page shows, and the other one; nothing where there is one. */
function accountChoice(): Drawn {
  const { accounts } = state;
  if (accounts.length < 2) return null;
  return h(
    'nav',
    { 'aria-label': 'Accounts' },
    h(
      'ul',
      { class: 'links' },
      accounts.map(({ number, sign_in: signIn }) => {
        const [, company = ''] = signIn?.email.split('@') ?? [];
        const isShown = number === ACCOUNT;
        return h(
          'li',
          { key: number },
          h(
            'a',
            { href: `/?account=${number}`, 'aria-current': isShown ? 'page' : undefined },
            `${isShown ? 'This is account' : 'Account'} ${number} ${company}`.trim(),
          ),
        );
      }),
    ),
  );
}

function links(list: readonly (readonly [href: string, text: string])[]): Drawn {
  return h(
    'ul',
    { class: 'links' },
    list.map(([href, text]) => h('li', { key: href }, h('a', { href }, text))),
  );
}
