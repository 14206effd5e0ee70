import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data';
import { loadContract } from './contract/load-contract.ts';
import { readChangelog, versionsOf } from './guides/changelog.ts';
import { anchorOf, errorMessages } from './guides/error-messages.ts';
import { twinOf } from './contract/source.ts';
import { UNPLACED } from './place/site-address.ts';

/** Pixels of the picture for links, as those who show them ask for. */
export const SOCIAL_SIZE = { width: 1200, height: 630 };

type HeadTag = StarlightRouteData['head'][number];

/** A browser that can loads the page of a link when a pointer rests on it. Pages end in a slash; downloads do not. */
const AHEAD = { prefetch: [{ where: { href_matches: '/*/' }, eagerness: 'moderate' }] };

/** What programs find in the head of a page: its Markdown twin, and a picture for links to it. */
function pageHead(path: string): HeadTag[] {
  const picture = `${UNPLACED}/social.png`;
  const { width, height } = SOCIAL_SIZE;
  return [
    { tag: 'link', attrs: { rel: 'alternate', type: 'text/markdown', href: twinOf(path) } },
    { tag: 'script', attrs: { type: 'speculationrules' }, content: JSON.stringify(AHEAD) },
    property('og:image', picture),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', 'Two phones, and the call between them'),
  ];
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attrs: { property: name, content } };
}

/** The navigation leads to the sections of the page; Starlight itself takes what is behind `#` for a part of the path. */
function leadToSections(entries: StarlightRouteData['sidebar']): void {
  for (const entry of entries) {
    if (entry.type === 'group') leadToSections(entry.entries);
    else if (entry.attrs['data-section']) {
      entry.href = `#${String(entry.attrs['data-section'])}`;
      entry.isCurrent = false;
    }
  }
}

/** Completes the contents, the navigation and the head of a page. The page for what is not there has neither twin nor address. */
export const onRequest = defineRouteMiddleware((context) => {
  const { head, entry, sidebar, toc } = context.locals.starlightRoute;
  leadToSections(sidebar);
  if (toc) addToContents(toc, entry.id);
  if (entry.id === '404') {
    context.locals.starlightRoute.head = head.filter(
      ({ attrs = {} }) => attrs['rel'] !== 'canonical' && attrs['property'] !== 'og:url',
    );
    return;
  }
  context.locals.starlightRoute.head = [
    ...head.filter(({ attrs = {} }) => attrs['name'] !== 'generator'),
    ...pageHead(context.url.pathname),
  ];
});

type Contents = NonNullable<StarlightRouteData['toc']>;
type Entry = Contents['items'][number];

/** What a page has in components, of which its contents know nothing. */
function addToContents({ items }: Contents, page: string): void {
  if (page === 'changelog')
    items.push(...versionsOf(readChangelog()).map(({ version }) => contentsEntry(2, version, version)));
  if (page === 'guides/error-messages') {
    const messages = errorMessages(loadContract()).map(({ message }) =>
      contentsEntry(3, anchorOf(message), message),
    );
    items.find(({ slug }) => slug === 'the-messages')?.children.push(...messages);
  }
}

function contentsEntry(depth: number, slug: string, text: string): Entry {
  return { depth, slug, text, children: [] };
}
