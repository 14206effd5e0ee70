import { startEventForm } from './event-form.ts';
import { showRules, startRuleForm, startRules } from './rules.ts';
import { act, element, part, say, write } from './elements.ts';
import type { Request } from '../../generated/control.ts';
import { ask } from './control.ts';

const MOST_REQUESTS = 50;

/** What is shown, so that a list that stays as it is is not drawn again. */
let shown = '';

/** Shows the last requests, the newest first. */
async function showRequests(): Promise<void> {
  const { data, total } = await ask('get', '/requests', { query: { limit: MOST_REQUESTS } });
  const now = `${total} ${data.at(-1)?.time ?? ''} ${data.at(-1)?.url ?? ''}`;
  if (now === shown) return;
  shown = now;
  part('requests', HTMLOListElement).replaceChildren(...data.toReversed().map(requestItem));
  const more = total - data.length;
  write('requests-note', total === 0 ? 'No requests yet.' : more > 0 ? `And ${more} more.` : '');
}

/** Makes the button above the requests work. */
function startRequests(): void {
  part('clear-requests', HTMLButtonElement).addEventListener('click', () => {
    void act('Requests cleared.', ask('delete', '/requests', {}).then(showRequests));
  });
}

function requestItem({
  time,
  method,
  url,
  status,
  operation_id: id,
  milliseconds,
  refusal,
  warnings,
}: Request): HTMLLIElement {
  const className = status < 400 ? 'good' : 'bad';
  const line = element(
    'div',
    { className: 'line' },
    element('span', { className: 'quiet', textContent: new Date(time).toLocaleTimeString() }),
    element('strong', { className, textContent: String(status) }),
    element('span', { textContent: `${method} ${url}` }),
    element('span', { className: 'quiet', textContent: id ?? 'no operation' }),
    element('span', { className: 'quiet', textContent: `${milliseconds} ms` }),
  );
  const found = (refusal ? refusal.errors : warnings).map(({ field, message }) => `${field}: ${message}`);
  if (!refusal && found.length === 0) return element('li', {}, line);
  const mark = refusal ? '' : 'Warning: ';
  const text = mark + (found.length === 0 ? (refusal?.message ?? '') : found.join('; '));
  return element('li', {}, line, element('p', { className: 'reason', textContent: text }));
}

/** The page of the control plane: sets what fails, shows what was asked, and sends events. */

/** Milliseconds between two looks at what was asked. */
const INTERVAL = 1000;

document.title = `${location.host}: failures, requests, events`;
startRules();
startRequests();
startRuleForm(showRules);
await startEventForm();
await follow();

/** Looks again and again, while the page is looked at. */
async function follow(lost = false): Promise<void> {
  let isLost = lost;
  try {
    if (document.visibilityState === 'visible') await Promise.all([showRules(), showRequests()]);
    if (lost) say('Connected again.');
    isLost = false;
  } catch {
    if (!lost) say('The server does not respond. Trying again.', true);
    isLost = true;
  }
  setTimeout(() => void follow(isLost), INTERVAL);
}
