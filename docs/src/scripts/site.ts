import './site-search.ts';
import './code-samples.ts';
import './fill-in.ts';
import './reading.ts';
import { copyOnClick } from './elements.ts';
import type { TryItModel } from '../components/try-it/outgoing-request.ts';

/**
 * The script of all pages, in one file that the browser reads once. An element that a page does not have costs it nothing, and
 * what only few pages have, or a reader has to ask for, is loaded then.
 */

if (document.querySelector('server-chooser')) void import('./server-chooser.ts');

/** Makes the copy buttons of a page work: each copies the text marked `data-copied` in the element that holds both. */
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

/** The button that copies the Markdown twin of the page. */
class PageMarkdown extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    const address = this.dataset['address'];
    if (button && address !== undefined) copyOnClick(button, () => readTwin(address));
  }
}

async function readTwin(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

customElements.define('page-markdown', PageMarkdown);

/** Loads the form when it is used: a page that is only read stays light. */
class TryIt extends HTMLElement {
  connectedCallback(): void {
    this.classList.add('ready');
    this.querySelector('.send')?.addEventListener('click', () => void this.#open('send'));
    this.querySelector('.change')?.addEventListener('click', () => void this.#open('change'));
  }

  async #open(how: 'send' | 'change'): Promise<void> {
    const place = this.querySelector('.try-it-place');
    const json = this.querySelector('script')?.textContent;
    if (!place || !json) return;
    try {
      const { tryItForm } = await import('../components/try-it/try-it-form.ts');
      const form = tryItForm(JSON.parse(json) as TryItModel);
      place.replaceChildren(form.element);
      form[how]();
    } catch {
      place.textContent = 'The form could not be loaded. Load the page again.';
    }
  }
}

customElements.define('try-it', TryIt);
