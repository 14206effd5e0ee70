/** What this site uses of Pagefind's program. */
interface Pagefind {
  options(options: object): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<PagefindPage> }[] }>;
}

interface PagefindPage {
  url: string;
  excerpt: string;
  content: string;
  meta: { title?: string; address?: string };
  anchors?: { id: string; text: string; location: number }[];
  weighted_locations?: { location: number; weight: number }[];
}

/** A page that was found. */
export interface Found {
  title: string;
  /** The page, or the place on it where the words are. */
  url: string;
  /** Method and path of an operation, kind of another page. */
  address: string;
  /** The field or the heading where the words are; empty for the top of the page. */
  place: string;
  /** Text around the words, which are marked in it, as HTML. */
  excerpt: string;
}

/** What the anchors of fields and parameters begin with. */
const FIELD = /^(?:field|parameter)-/;
/** The id that Starlight gives to the title of a page. */
const PAGE_TITLE = '_top';

let program: Promise<Pagefind> | undefined;

/**
 * The pages with all the words, the best first. The index is loaded with the first search.
 *
 * @param site The path of the site, `/` or `/pbx/`
 */
export async function findPages(site: string, query: string, limit = 12): Promise<Found[]> {
  program ??= loadProgram(site);
  const pagefind = await program;
  const { results } = await pagefind.search(query);
  const pages = await Promise.all(results.slice(0, 2 * limit).map((result) => result.data()));
  const wanted = query.trim().toLowerCase();
  // Words of a path are on many pages, and the words for a field on every page that explains it: the page that is
  // called so goes first, then the field that is described so.
  const rank = (page: PagefindPage) => (isCalled(page, wanted) ? 0 : hasFieldOf(page, wanted) ? 1 : 2);
  const ranked = pages.map((page) => ({ page, rank: rank(page) })).toSorted((a, b) => a.rank - b.rank);
  return ranked.slice(0, limit).map(({ page }) => toFound(page));
}

function isCalled({ meta }: PagefindPage, name: string): boolean {
  const { title = '', address = '' } = meta;
  const [, path = ''] = address.split(' ');
  return [title, address, path].some((one) => one.toLowerCase() === name);
}

/** Whether the field that the words lead to has one of them in its name and all of them in its name and text. */
function hasFieldOf(page: PagefindPage, wanted: string): boolean {
  const place = placeOf(page);
  const words = wanted.split(/\s+/);
  if (words.length < 2 || !place || !FIELD.test(place.id)) return false;
  const name = place.id.replace(FIELD, '').toLowerCase();
  const next = page.anchors?.find(({ location }) => location > place.location);
  // Pagefind counts the words of a page between white space.
  const text = page.content.split(/\s+/).slice(place.location, next?.location).join(' ').toLowerCase();
  return words.some((word) => name.includes(word)) && words.every((word) => `${name} ${text}`.includes(word));
}

async function loadProgram(site: string): Promise<Pagefind> {
  // Not known when the page is built: the index is made of the built pages.
  const address = `${site}pagefind/pagefind.js`;
  const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind;
  await pagefind.options({ baseUrl: site, ranking: { termFrequency: 0.6, pageLength: 0.5 } });
  return pagefind;
}

function toFound(page: PagefindPage): Found {
  const place = placeOf(page);
  const isField = place !== undefined && FIELD.test(place.id);
  return {
    title: page.meta.title ?? page.url,
    url: place ? `${page.url}#${place.id}` : page.url,
    address: page.meta.address ?? '',
    place: isField ? place.id.replace(FIELD, '') : (place?.text.trim() ?? ''),
    excerpt: page.excerpt,
  };
}

/** The last place with an anchor before the heaviest of the found words; none for words before the first heading. */
function placeOf({ anchors = [], weighted_locations: words = [] }: PagefindPage) {
  const [heaviest] = words.toSorted((a, b) => b.weight - a.weight || a.location - b.location);
  return anchors.findLast(
    ({ id, location }) => heaviest !== undefined && location <= heaviest.location && id !== PAGE_TITLE,
  );
}
