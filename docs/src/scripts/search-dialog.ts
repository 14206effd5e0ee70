import type { SiteSearch as Search } from '../search/site-search.ts';
import { moveAmong } from './move-among.ts';
import { resultItem } from './result-item.ts';

const SHOWN = 12;

/** The button and the dialog of the search. The program and the index are loaded when it is first opened. */
class SiteSearch extends HTMLElement {
  #search: Promise<Search> | undefined;
  #turn = 0;

  connectedCallback(): void {
    const open = this.querySelector<HTMLButtonElement>('.search-open');
    const dialog = this.querySelector('dialog');
    const input = this.querySelector('input');
    const list = this.querySelector('ol');
    if (!open || !dialog || !input || !list) return;
    const show = () => {
      dialog.showModal();
      input.select();
      // What goes wrong is said when somebody searches.
      this.#load().catch(() => {});
    };
    open.hidden = false;
    open.addEventListener('click', show);
    dialog.addEventListener('click', (event) => {
      // A click beside the dialog, and a click on a result, which may lead to a place on this page.
      const target = event.target as Element;
      if (target === dialog || target.closest('a')) dialog.close();
    });
    document.addEventListener('keydown', (event) => {
      if (!isShortcut(event, dialog.open)) return;
      event.preventDefault();
      if (dialog.open) dialog.close();
      else show();
    });
    dialog.addEventListener('keydown', (event) => {
      moveAmong(event, input, [...list.querySelectorAll('a')]);
    });
    this.querySelector('form')?.addEventListener('submit', (event) => {
      // Enter in the field goes to the first result; the button closes.
      const first = list.querySelector('a');
      if (document.activeElement !== input) return;
      event.preventDefault();
      first?.click();
    });
    input.addEventListener('input', () => void this.#show(input.value.trim(), list));
  }

  #load(): Promise<Search> {
    this.#search ??= import('./load-search.ts')
      .then(({ loadSearch }) => loadSearch(this.dataset['address'] ?? '/'))
      .catch((error: unknown) => {
        // The next search tries again.
        this.#search = undefined;
        throw error;
      });
    return this.#search;
  }

  async #show(query: string, list: Element): Promise<void> {
    const turn = ++this.#turn;
    const found =
      query === ''
        ? []
        : await this.#load().then(
            (search) => search.find(query),
            () => undefined,
          );
    // Results may overtake each other while the index is loaded.
    if (turn !== this.#turn) return;
    const site = this.dataset['address'] ?? '/';
    list.replaceChildren(...(found ?? []).slice(0, SHOWN).map((hit) => resultItem(hit, site)));
    this.querySelector('.search-nothing')?.toggleAttribute('hidden', query === '' || found?.length !== 0);
    const count = this.querySelector('.search-count');
    if (count) count.textContent = query === '' ? '' : countText(found?.length);
  }
}

/** How many were found; undefined where the index did not arrive. */
function countText(count: number | undefined): string {
  if (count === undefined) return 'The search could not be loaded. Check your connection, then type again.';
  if (count === 0) return 'Nothing found.';
  if (count > SHOWN) return `The best ${SHOWN} of ${count} results`;
  return count === 1 ? '1 result' : `${count} results`;
}

/** Control and K, or a slash where nobody writes. */
function isShortcut(event: KeyboardEvent, isOpen: boolean): boolean {
  if (event.key === 'k') return event.ctrlKey || event.metaKey;
  const target = event.target as HTMLElement;
  return event.key === '/' && !isOpen && !target.closest('input, textarea, select, [contenteditable]');
}

customElements.define('site-search', SiteSearch);
