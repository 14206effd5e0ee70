/** The page of the sandbox: draws what the stream tells, and sends what is clicked to the control plane. */
import { render } from 'preact';
import { h } from './element.ts';
import { ACCOUNT } from './account.ts';
import { say } from './act.ts';
import { callsPanel } from './calls-panel.ts';
import { clockPanel } from './clock-panel.ts';
import { control, done } from './control.ts';
import { endedPanel, forgetAudio } from './ended-panel.ts';
import { eventsPanel } from './events-panel.ts';
import { showOperations, showRules } from './faults.ts';
import { faultsPanel } from './faults-panel.ts';
import { followWidth } from './fold.ts';
import { head } from './head.ts';
import { keepFocus } from './keep-focus.ts';
import { lock } from './lock.ts';
import { logPanel } from './log-panel.ts';
import { messagesPanel } from './messages-panel.ts';
import { placePanel } from './place-panel.ts';
import { change, drawWith, redraw, state } from './state.ts';
import { statusLine } from './status-line.ts';
import { follow } from './stream.ts';
import { takeDelivery, takeExchanges, takeMessage } from './take-message.ts';
import { tokenPanel } from './token-panel.ts';
import { usersPanel } from './users-panel.ts';
import { wallboardPanel } from './wallboard-panel.ts';
import { webhooksPanel } from './webhooks-panel.ts';

/** How many deliveries are asked for when the page opens. */
const MOST_DELIVERIES = 100;

const root = document.createElement('div');
document.body.replaceChildren(root);
drawWith(() => keepFocus(() => render([head(), main(), statusLine()], root)));
followWidth();
redraw();
setInterval(() => {
  if (state.clock?.mode === 'real') redraw();
}, 1000);
connect();

function main() {
  if (state.connection === 'locked') return h('main', {}, lock(connect));
  return h(
    'main',
    { 'aria-busy': state.connection === 'connecting' },
    h('div', { class: 'top' }, tokenPanel(), clockPanel(showAll)),
    h('div', { class: 'column' }, placePanel(), callsPanel(), wallboardPanel(), endedPanel()),
    h('div', { class: 'column' }, logPanel(), eventsPanel(), webhooksPanel()),
    h('div', { class: 'bottom' }, faultsPanel(), messagesPanel(), usersPanel()),
  );
}

function connect(): void {
  change({ connection: 'connecting' });
  void follow({
    opened: () => {
      if (state.connection === 'lost') say('Connected again.');
      change({ connection: 'open' });
      showAll().catch((error: unknown) => say(String(error), true));
    },
    lost: () => {
      if (state.connection === 'open') say('Connection to the sandbox lost. Trying again.', true);
      change({ connection: 'lost' });
    },
    refused: () => change({ connection: 'locked' }),
    told: (name, message) => {
      takeMessage(name, message);
      if (name === 'exchanges' && state.rules.length > 0) void showRules();
    },
  });
}

/** Shows what the stream does not tell from its beginning, as it is now. */
async function showAll(): Promise<void> {
  forgetAudio();
  change({ events: new Map(), exchanges: [], open: new Set() });
  const { data: accounts } = await done(control.GET('/accounts'));
  const shown = accounts.find(({ number }) => number === ACCOUNT);
  // Its address names an account that this sandbox does not have.
  if (!shown) return location.replace('/');
  const [receiver, journal, exchanges] = await Promise.all([
    done(control.GET('/receiver')),
    done(control.GET('/journal', { params: { query: { limit: MOST_DELIVERIES } } })),
    done(control.GET('/exchanges')),
    showRules(),
    showOperations(),
  ]);
  change({ accounts, signIn: shown.sign_in ?? undefined, receiver });
  for (const delivery of journal.data) takeDelivery(delivery);
  takeExchanges(exchanges.data);
}
