import { render } from 'preact';
import { field, fieldText, form, h, note, panel, type View } from './parts.ts';
import { ACCOUNT, control, dataOf, keepToken, say } from './requests.ts';
import { callsPanel, placePanel, wallboardPanel } from './live-panels.ts';
import { clockPanel, head } from './head.ts';
import { faultsPanel, showOperations, showRules } from './faults-panel.ts';
import { change, drawWith, redraw, state } from './state.ts';
import { follow, takeDelivery, takeMessage } from './stream.ts';
import { eventsPanel, webhooksPanel } from './webhooks-panel.ts';

const MAX_DELIVERIES = 100;

const root = document.createElement('div');
document.body.replaceChildren(root);
drawWith(() => keepFocus(() => render([head(), main(), statusLine()], root)));
redraw();
setInterval(() => {
  if (state.clock?.mode === 'real') redraw();
  // How often each was used.
  if (state.rules.length > 0) void showRules();
}, 1000);
connect();

function main() {
  if (state.connection === 'locked') return h('main', {}, lock());
  return h(
    'main',
    { 'aria-busy': state.connection === 'connecting' },
    h('div', { class: 'column' }, placePanel(), callsPanel(), wallboardPanel()),
    h('div', { class: 'column' }, clockPanel(showAll), eventsPanel(), webhooksPanel(), faultsPanel()),
  );
}

function connect(): void {
  change({ connection: 'connecting' });
  void follow({
    onOpen: () => {
      if (state.connection === 'lost') say('Connected again.');
      change({ connection: 'open' });
      showAll().catch((error: unknown) => say(String(error), true));
    },
    onLost: () => {
      if (state.connection === 'open') say('Connection to the sandbox lost. Trying again.', true);
      change({ connection: 'lost' });
    },
    onRefused: () => change({ connection: 'locked' }),
    onMessage: takeMessage,
  });
}

async function showAll(): Promise<void> {
  change({ events: new Map(), openEntries: new Set() });
  const { data: accounts } = await dataOf(control.GET('/accounts'));
  const shown = accounts.find(({ number }) => number === ACCOUNT);
  // Its address names an account that this sandbox does not have.
  if (!shown) return location.replace('/');
  const [receiver, journal] = await Promise.all([
    dataOf(control.GET('/receiver')),
    dataOf(control.GET('/journal', { params: { query: { limit: MAX_DELIVERIES } } })),
    showRules(),
    showOperations(),
  ]);
  change({ accounts, signIn: shown.sign_in ?? undefined, receiver });
  for (const delivery of journal.data) takeDelivery(delivery);
}

// Where the focused element is gone, another control of its entry (`data-place`) gets the focus, else of the entry around it.
function keepFocus(draw: () => void): void {
  const before = document.activeElement;
  const places = placesAround(before);
  draw();
  if (before === null || before === document.body || before.isConnected) return;
  const place = places.find((one) => one.isConnected);
  const next = place?.querySelector<HTMLElement>('button, summary, input, select') ?? place;
  next?.focus();
}

function placesAround(element: Element | null): HTMLElement[] {
  const places: HTMLElement[] = [];
  let place = element?.closest<HTMLElement>('[data-place]');
  while (place) {
    places.push(place);
    place = place.parentElement?.closest<HTMLElement>('[data-place]');
  }
  return places;
}

function lock(): View {
  return panel(
    'lock',
    'Control token',
    note('This sandbox was started with --control-token TOKEN, or is on another machine: enter that token.'),
    form(
      'Control token',
      'Continue',
      (fields) => {
        keepToken(fieldText(fields, 'token'));
        connect();
      },
      field('Control token', 'token', { type: 'password' }),
    ),
    h('p', { class: 'quiet' }, 'It is kept until this tab is closed.'),
  );
}

// Always there, so that nothing moves and screen readers read changes out.
function statusLine(): View {
  const { text, bad } = state.status;
  return h('p', { id: 'status', role: 'status', class: bad ? 'bad' : 'good' }, text);
}
