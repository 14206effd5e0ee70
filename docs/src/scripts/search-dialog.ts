import { createSiteSearch, type Hit } from '../search/site-search.ts';
import { KINDS } from '../search/search-document.ts';
import { INDEX_FILE, type StoredIndex, type StoredTexts, TEXTS_FILE } from '../search/stored-index.ts';
import { STOP_WORDS, termsOf } from '@telephony/contract/search';
import { make } from './elements.ts';

const MAX_RESULTS = 12;

export function wireSearch(host: HTMLElement): void {
  const dialog = host.querySelector('dialog');
  const input = host.querySelector('input');
  const list = host.querySelector('ol');
  if (!dialog || !input || !list) return;
  const site = host.dataset['address'] ?? '/';
  const search = loadOnce(async () => createSiteSearch(await loadFile<StoredIndex>(site + INDEX_FILE)));
  const texts = loadOnce(() => loadFile<StoredTexts>(site + TEXTS_FILE));
  let turn = 0;

  const show = async () => {
    const query = input.value.trim();
    const own = ++turn;
    const found = query === '' ? [] : await search().then((index) => index.find(query), nothing);
    // Results may overtake each other while the index is loaded.
    if (own !== turn) return;
    const hits = (found ?? []).slice(0, MAX_RESULTS);
    list.replaceChildren(...hits.map((hit) => resultItem(hit, site)));
    host.querySelector('.search-nothing')?.toggleAttribute('hidden', query === '' || found?.length !== 0);
    const count = host.querySelector('.search-count');
    if (count) count.textContent = query === '' ? '' : countText(found?.length);
    if (hits.length > 0) void texts().then((all) => own === turn && addTexts(list, hits, all), nothing);
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

function loadOnce<Content>(load: () => Promise<Content>): () => Promise<Content> {
  let loading: Promise<Content> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

function nothing(): undefined {
  return undefined;
}

function countText(count: number | undefined): string {
  if (count === undefined) return 'The search could not be loaded. Check your connection, then type again.';
  if (count === 0) return 'Nothing found.';
  if (count > MAX_RESULTS) return `The best ${MAX_RESULTS} of ${count} results`;
  return count === 1 ? '1 result' : `${count} results`;
}

function resultItem({ document: { kind, title, path, address }, terms }: Hit, site: string): HTMLLIElement {
  const where = kind === 'operation' || kind === 'parameter' ? 'code' : 'span';
  return make(
    'li',
    {},
    make('span', { class: `search-kind search-kind-${kind}` }, KINDS[kind].label),
    make('a', { href: site + address.slice(1) }, ...markWords(title, terms)),
    ' ',
    make(where, { class: 'search-path' }, path),
    make('p'),
  );
}

function addTexts(list: HTMLElement, hits: readonly Hit[], texts: StoredTexts): void {
  for (const [at, line] of list.querySelectorAll('p').entries()) {
    const { id, terms } = hits[at]!;
    line.append(...markWords(texts[id] ?? '', terms));
  }
}

function markWords(text: string, terms: ReadonlySet<string>): (Node | string)[] {
  const isTelling = (term: string) => terms.has(term) && !STOP_WORDS.has(term);
  return text.split(/(\s+)/).map((part) => (termsOf(part).some(isTelling) ? make('mark', {}, part) : part));
}

function moveAmong(event: KeyboardEvent, field: HTMLInputElement, links: HTMLElement[]): void {
  const at = links.findIndex((link) => link === document.activeElement);
  const isInField = document.activeElement === field;
  if (at < 0 && !isInField) return;
  const next = nextResult(event.key, at, links.length);
  if (next !== undefined && !(isInField && (event.key === 'Home' || event.key === 'End'))) {
    event.preventDefault();
    (links[next] ?? field).focus();
  } else if (at >= 0 && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
    field.focus();
  }
}

function nextResult(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, -1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

const GZIP_FIRST_BYTE = 0x1f;

async function loadFile<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const file = await response.blob();
  // Some hosts name the encoding, and the browser has unpacked it.
  const isPacked = new Uint8Array(await file.slice(0, 1).arrayBuffer())[0] === GZIP_FIRST_BYTE;
  const json = isPacked ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
  return (await new Response(json).json()) as Content;
}
