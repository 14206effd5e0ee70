import './site-search.ts';
import './code-samples.ts';
import './fill-in.ts';
import './reading.ts';
import './note-popover.ts';
import { copyOnClick } from './elements.ts';
import type { TryItModel } from '../components/try-it/outgoing-request.ts';

if (document.querySelector('server-chooser')) void import('./server-chooser.ts');

for (const button of document.querySelectorAll<HTMLButtonElement>('button.copy')) {
  const copied = button.parentElement?.querySelector('[data-copied]');
  if (copied) copyOnClick(button, () => copied.textContent);
}

// The navigation is longer than a screen: where the page is in it has to be seen, with what is beside it. Scrolling the link itself
// into view would begin the way of the Tab key there.
const current = document.querySelector<HTMLElement>('#starlight__sidebar [aria-current="page"]');
const pane = current?.closest<HTMLElement>('.sidebar-pane');
if (current && pane) {
  const below = current.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom;
  if (below > 0) pane.scrollTop += below + pane.clientHeight / 2;
}

for (const list of document.querySelectorAll('starlight-tabs [role=tablist]')) list.ariaLabel = 'Language';

const twin = document.querySelector<HTMLElement>('page-markdown');
const address = twin?.dataset['address'];
const copyTwin = twin?.querySelector('button');
if (copyTwin && address !== undefined) copyOnClick(copyTwin, () => readTwin(address));

async function readTwin(from: string): Promise<string> {
  const response = await fetch(from);
  if (!response.ok) throw new Error(`${from}: ${response.status}`);
  return response.text();
}

const tryIt = document.querySelector('try-it');
const place = tryIt?.querySelector('.try-it-place');
const model = tryIt?.querySelector('script')?.textContent;
if (tryIt && place && model) {
  tryIt.classList.add('ready');
  for (const how of ['send', 'change'] as const)
    tryIt.querySelector(`.${how}`)?.addEventListener('click', () => void openForm(place, model, how));
}

async function openForm(within: Element, json: string, how: 'send' | 'change'): Promise<void> {
  try {
    const { TryItForm } = await import('../components/try-it/try-it-form.ts');
    const form = new TryItForm(JSON.parse(json) as TryItModel);
    within.replaceChildren(form.element);
    form[how]();
  } catch {
    within.textContent = 'The form could not be loaded. Load the page again.';
  }
}
