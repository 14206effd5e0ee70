import { type Drawn, h } from './element.ts';
import { BASE } from './api.ts';
import { tokenHeader } from './control-token.ts';
import { copy } from './copy.ts';
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
  ['/_sandbox/mails', 'E-mails'],
  ['/_mock/', 'Send any event'],
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
    h('nav', { 'aria-label': 'Parts of this page' }, links(SECTIONS.map(([id, name]) => [`#${id}`, name]))),
    // A link cannot send the control token.
    'x-control-token' in tokenHeader() ? null : h('nav', { 'aria-label': 'Documents' }, links(DOCUMENTS)),
  );
}

function links(list: readonly (readonly [href: string, text: string])[]): Drawn {
  return h(
    'ul',
    { class: 'links' },
    list.map(([href, text]) => h('li', { key: href }, h('a', { href }, text))),
  );
}
