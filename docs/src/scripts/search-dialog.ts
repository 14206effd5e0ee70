import type { SiteSearch as Search } from '../search/site-search.ts';
import { loadSearch } from './load-search.ts';
import { moveAmong } from './move-among.ts';
import { resultItem } from './result-item.ts';

const SHOWN = 12;

/** Makes the dialog of the search work: what is typed is searched for, from what was typed before this was loaded on. */
export function wireSearch(host: HTMLElement): void {
  const dialog = host.querySelector('dialog');
  const input = host.querySelector('input');
  const list = host.querySelector('ol');
  if (!dialog || !input || !list) return;
  const site = host.dataset['address'] ?? '/';
  const search = loadOnce(site);
  let turn = 0;

  const show = async () => {
    const query = input.value.trim();
    const own = ++turn;
    const found = query === '' ? [] : await search().then((index) => index.find(query), nothing);
    // Results may overtake each other while the index is loaded.
    if (own !== turn) return;
    list.replaceChildren(...(found ?? []).slice(0, SHOWN).map((hit) => resultItem(hit, site)));
    host.querySelector('.search-nothing')?.toggleAttribute('hidden', query === '' || found?.length !== 0);
    const count = host.querySelector('.search-count');
    if (count) count.textContent = query === '' ? '' : countText(found?.length);
  };

  dialog.addEventListener('click', (event) => {
    // A click beside the dialog, and a click on a result, which may lead to a place on this page.
    const target = event.target as Element;
    if (target === dialog || target.closest('a')) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    moveAmong(event, input, [...list.querySelectorAll('a')]);
  });
  host.querySelector('form')?.addEventListener('submit', (event) => {
    // Enter in the field goes to the first result of what is typed, when it is there; the button closes.
    if (document.activeElement !== input) return;
    event.preventDefault();
    void show().then(() => list.querySelector('a')?.click());
  });
  input.addEventListener('input', () => void show());
  // What goes wrong is said when somebody searches.
  search().catch(nothing);
  if (input.value !== '') void show();
}

/** Loads what is searched once. What failed is tried again with the next search. */
function loadOnce(site: string): () => Promise<Search> {
  let loading: Promise<Search> | undefined;
  return () =>
    (loading ??= loadSearch(site).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

function nothing(): undefined {
  return undefined;
}

/** How many were found; undefined where the index did not arrive. */
function countText(count: number | undefined): string {
  if (count === undefined) return 'The search could not be loaded. Check your connection, then type again.';
  if (count === 0) return 'Nothing found.';
  if (count > SHOWN) return `The best ${SHOWN} of ${count} results`;
  return count === 1 ? '1 result' : `${count} results`;
}
