import {
  createSiteSearch,
  type Hit,
  type SiteSearch,
  type SiteSearch as Search,
} from '../search/site-search.ts';
import { INDEX_FILE, type Kind, type SearchIndex } from '../search/search-document.ts';
import { STOP_WORDS, termsOf } from '../search/words.ts';

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

const KINDS: Readonly<Record<Kind, string>> = {
  guide: 'Guide',
  section: 'Guide',
  operation: 'Operation',
  resource: 'Subject',
  event: 'Event',
  schema: 'Schema',
  field: 'Field',
  parameter: 'Parameter',
  error: 'Error',
  question: 'Not known',
  simulation: 'Sandbox',
};

/** A result as an item of a list: kind, title, where it is, and the words around what was found. */
function resultItem(
  { document: { kind, title, path, address, text }, terms }: Hit,
  site: string,
): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = site + address.slice(1);
  const label = document.createElement('span');
  label.className = `search-kind search-kind-${kind}`;
  label.textContent = KINDS[kind];
  link.append(...nodesOf(markWords(title, terms)));
  const where = document.createElement(kind === 'operation' || kind === 'parameter' ? 'code' : 'span');
  where.className = 'search-path';
  where.textContent = path;
  const excerpt = document.createElement('p');
  excerpt.append(...nodesOf(excerptOf(text, terms)));
  item.append(label, link, ' ', where, excerpt);
  return item;
}

function nodesOf(pieces: Piece[]): (Node | string)[] {
  return pieces.map(({ text, isMatch }) => {
    if (!isMatch) return text;
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });
}

/** A piece of a text, and whether it is a word that was looked for. */
interface Piece {
  text: string;
  isMatch: boolean;
}

const BEFORE = 6;
const LENGTH = 28;

/** A text in pieces, in which the words are marked that were looked for. */
function markWords(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  for (const part of text.split(/(\s+)/)) {
    const isMatch = wordsIn(part, terms).length > 0;
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += part;
    else pieces.push({ text: part, isMatch });
  }
  return pieces;
}

/** The part of a text with the most of the words, of a line or two; its beginning if none is in it. */
function excerptOf(text: string, terms: ReadonlySet<string>): Piece[] {
  const words = text.split(/\s+/);
  const found = words.map((word) => wordsIn(word, terms));
  const last = Math.max(0, words.length - LENGTH);
  let best = 0;
  let most = 0;
  for (const [at, own] of found.entries()) {
    if (own.length === 0) continue;
    const start = Math.min(last, at <= BEFORE ? 0 : at - BEFORE);
    const count = new Set(found.slice(start, start + LENGTH).flat()).size;
    if (count > most) [best, most] = [start, count];
  }
  const part = words.slice(best, best + LENGTH).join(' ');
  const end = best + LENGTH < words.length ? ' …' : '';
  return markWords(`${best > 0 ? '… ' : ''}${part}${end}`, terms);
}

function wordsIn(text: string, terms: ReadonlySet<string>): string[] {
  return termsOf(text).filter((term) => terms.has(term) && !STOP_WORDS.has(term));
}

/**
 * Moves the focus with the arrow keys from a field to the links below it and back, and with Home and End among the links.
 * A letter that is typed on a link goes on in the field.
 */
function moveAmong(event: KeyboardEvent, field: HTMLInputElement, links: HTMLElement[]): void {
  const at = links.findIndex((link) => link === document.activeElement);
  const isInField = document.activeElement === field;
  if (at < 0 && !isInField) return;
  const next = nextOf(event.key, at, links.length);
  if (next !== undefined && !(isInField && (event.key === 'Home' || event.key === 'End'))) {
    event.preventDefault();
    (links[next] ?? field).focus();
  } else if (at >= 0 && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
    field.focus();
  }
}

/** The place of the link to go to, -1 for the field; undefined where the key does not move. */
function nextOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, -1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Loads what the search of the site finds.
 *
 * @param site The path of the site, `/` or `/pbx/`
 * @throws Error if the index does not arrive
 */
async function loadSearch(site: string): Promise<SiteSearch> {
  const response = await fetch(site + INDEX_FILE);
  if (!response.ok) throw new Error(`${INDEX_FILE}: ${response.status}`);
  return createSiteSearch((await response.json()) as SearchIndex);
}
