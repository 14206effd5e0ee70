import { badge, button, copy, doing, type Drawn, h } from './parts.ts';
import { ACCOUNT, BASE, control, done, tokenHeader } from './requests.ts';
import { folding, unfold } from './folding.ts';
import { type Connection, state } from './state.ts';
import { now, timeOf } from './words.ts';

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

const STEPS: readonly (readonly [text: string, seconds: number])[] = [
  ['+1 s', 1],
  ['+10 s', 10],
  ['+1 min', 60],
  ['+1 h', 3600],
];

export function clockPanel(begun: () => Promise<void>): Drawn {
  const { clock } = state;
  const runs = clock?.mode === 'real';
  const mode = runs ? 'manual' : 'real';
  const time = clock ? `${timeOf(now())} UTC` : '…';
  const goes = clock ? (runs ? 'runs' : 'stands still') : '';
  return folding(
    { id: 'clock', title: 'Clock of the sandbox', brief: `${time} ${goes}` },
    h('p', {}, h('time', { id: 'now' }, time), ' ', h('span', { id: 'mode', class: 'quiet' }, goes)),
    h(
      'div',
      { class: 'buttons' },
      STEPS.map(([text, seconds]) =>
        doing(text, `${text}: advance the clock`, 'Clock advanced.', () =>
          done(control.POST('/clock/advance', { body: { seconds } })),
        ),
      ),
      doing(runs ? 'Stop' : 'Run', runs ? 'Stop the clock' : 'Run the clock', 'Clock changed.', () =>
        done(control.POST('/clock/run', { body: { mode } })),
      ),
    ),
    h('p', { class: 'quiet' }, clock?.next ? `Next action at ${clock.next} UTC.` : 'Nothing is scheduled.'),
    h(
      'details',
      { class: 'more' },
      h('summary', {}, 'Begin again'),
      h('p', {}, 'All calls, records, webhooks and deliveries are as after the start.'),
      doing('Reset', 'Reset the sandbox', 'Sandbox reset.', () => done(control.POST('/reset')).then(begun)),
    ),
  );
}
