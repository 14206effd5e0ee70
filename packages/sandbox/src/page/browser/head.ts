import { action, badge, button, buttons, copy, h, panel, type View } from './parts.ts';
import { ACCOUNT, BASE, control, dataOf, tokenHeader } from './requests.ts';
import { type Connection, state } from './state.ts';
import { now, timeText } from './words.ts';

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
  ['events', 'Events'],
  ['webhooks', 'Webhooks'],
  ['faults', 'Faults'],
] as const;

const DOCUMENTS = [
  ['/_sandbox/help', 'Help'],
  ['/_sandbox/openapi.json', 'Control plane'],
  ['/_sandbox/assumptions', 'Assumptions'],
  [`/_sandbox/scenario${ACCOUNT === 1 ? '' : '?account=2'}`, 'Save the calls as a test'],
  [ACCOUNT === 1 ? '/_sandbox/mails' : '/_sandbox/mails?account=2', 'E-mails'],
] as const;

export function head(): View {
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
    tokenLine(),
    accountChoice(),
    h('nav', { 'aria-label': 'Parts of this page' }, links(SECTIONS.map(([id, name]) => [`#${id}`, name]))),
    // A link cannot send the control token.
    'x-control-token' in tokenHeader() ? null : h('nav', { 'aria-label': 'Documents' }, links(DOCUMENTS)),
  );
}

function tokenLine(): View {
  const { signIn } = state;
  return (
    signIn &&
    h(
      'p',
      { class: 'base' },
      `Token of ${signIn.name} `,
      h('code', { id: 'sign-in-token' }, signIn.token),
      button('Copy token', 'Copy token', () => void copy(signIn.token, 'Token')),
      button('Copy as curl', 'Copy as curl: a first request', () => {
        void copy(`curl -H 'X-Auth-Token: ${signIn.token}' '${BASE}/cdrs?limit=2'`, 'Request');
      }),
    )
  );
}

function accountChoice(): View {
  const { accounts } = state;
  if (accounts.length < 2) return null;
  const list = accounts.map(({ number, sign_in: signIn }): Link => {
    const [, company = ''] = signIn?.email.split('@') ?? [];
    const isCurrent = number === ACCOUNT;
    const text = `${isCurrent ? 'This is account' : 'Account'} ${number} ${company}`.trim();
    return [`/?account=${number}`, text, isCurrent ? 'page' : undefined];
  });
  return h('nav', { 'aria-label': 'Accounts' }, links(list));
}

type Link = readonly [href: string, text: string, current?: 'page' | undefined];

function links(list: readonly Link[]): View {
  return h(
    'ul',
    { class: 'links' },
    list.map(([href, text, current]) =>
      h('li', { key: href }, h('a', { href, 'aria-current': current }, text)),
    ),
  );
}

const STEPS = Object.entries({ '+1 s': 1, '+10 s': 10, '+1 min': 60, '+1 h': 3600 });

export function clockPanel(onReset: () => Promise<void>): View {
  const { clock } = state;
  const runs = clock?.mode === 'real';
  const mode = runs ? 'manual' : 'real';
  const time = clock ? `${timeText(now())} UTC` : '…';
  const motion = clock ? (runs ? 'runs' : 'stands still') : '';
  return panel(
    'clock',
    'Clock of the sandbox',
    h('p', {}, h('time', { id: 'now' }, time), ' ', h('span', { id: 'mode', class: 'quiet' }, motion)),
    buttons(
      STEPS.map(([text, seconds]) =>
        action(text, `${text}: advance the clock`, 'Clock advanced.', () =>
          dataOf(control.POST('/clock/advance', { body: { seconds } })),
        ),
      ),
      action(runs ? 'Stop' : 'Run', runs ? 'Stop the clock' : 'Run the clock', 'Clock changed.', () =>
        dataOf(control.POST('/clock/run', { body: { mode } })),
      ),
    ),
    h('p', { class: 'quiet' }, clock?.next ? `Next action at ${clock.next} UTC.` : 'Nothing is scheduled.'),
    h(
      'details',
      { class: 'more' },
      h('summary', {}, 'Begin again'),
      h('p', {}, 'All calls, records, webhooks and deliveries are as after the start.'),
      action('Reset', 'Reset the sandbox', 'Sandbox reset.', () =>
        dataOf(control.POST('/reset')).then(onReset),
      ),
    ),
  );
}
