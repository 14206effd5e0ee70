import { findPages, type Found } from './find-pages.ts';

/** The button and the dialog of the search. */
class SiteSearch extends HTMLElement {
  connectedCallback(): void {
    const open = this.querySelector<HTMLButtonElement>('.search-open');
    const dialog = this.querySelector('dialog');
    const input = this.querySelector('input');
    const list = this.querySelector('ol');
    const count = this.querySelector('.search-count');
    const site = this.dataset['address'];
    if (!open || !dialog || !input || !list || !count || site === undefined) return;
    open.hidden = false;
    open.addEventListener('click', () => dialog.showModal());
    dialog.addEventListener('click', (event) => {
      // A click beside the dialog, and a click on a result, which may lead to a place on this page.
      const target = event.target as Element;
      if (target === dialog || target.closest('a')) dialog.close();
    });
    document.addEventListener('keydown', (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 'k') return;
      event.preventDefault();
      if (dialog.open) dialog.close();
      else dialog.showModal();
    });
    this.querySelector('form')?.addEventListener('submit', (event) => {
      // Enter in the field goes to the first result; the button closes.
      const first = list.querySelector('a');
      if (event.submitter === null || document.activeElement !== input || !first) return;
      event.preventDefault();
      first.click();
    });
    let newest = 0;
    const search = async () => {
      const turn = ++newest;
      const query = input.value.trim();
      const found = query === '' ? [] : await findPages(site, query);
      // Responses may overtake each other.
      if (turn !== newest) return;
      list.replaceChildren(...found.map(toItem));
      count.textContent =
        query === ''
          ? ''
          : found.length === 0
            ? 'Nothing found.'
            : found.length === 1
              ? '1 page'
              : `${found.length} pages`;
    };
    input.addEventListener('input', () => void search());
  }
}

function toItem({ title, url, address, place, excerpt }: Found): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  link.textContent = place === '' ? title : `${title}: ${place}`;
  const where = document.createElement('code');
  where.textContent = address;
  const text = document.createElement('p');
  // Pagefind escapes the text of the page and adds <mark> around the words.
  text.innerHTML = excerpt;
  item.append(link, ...(address === '' ? [] : [' ', where]), text);
  return item;
}

customElements.define('site-search', SiteSearch);
