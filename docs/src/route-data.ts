import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data';
import { loadContract } from './contract/load-contract.ts';
import { readChangelog, versionsOf } from './guides/changelog.ts';
import { messageAnchor, errorMessages } from './guides/error-messages.ts';
import { namedEntries } from './markdown/marks.ts';
import { twinOf } from './contract/source.ts';
import { UNPLACED } from './place/site-address.ts';
import { pagesAbove } from './sidebar.ts';

type HeadTag = StarlightRouteData['head'][number];

// A browser that can loads the page of a link when the pointer rests on it.
const AHEAD = { prefetch: [{ where: { href_matches: '/*/' }, eagerness: 'moderate' }] };

const PICTURE = Object.entries({
  'og:image': `${UNPLACED}/social.png`,
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:alt': 'Two phones, and the call between them',
}).map(([property, content]): HeadTag => ({ tag: 'meta', attrs: { property, content } }));

function breadcrumbs(address: string, title: string): HeadTag[] {
  const above = pagesAbove(address, loadContract());
  const pages = [...above, { text: title, address }];
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ text, address: item }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: text,
      item: UNPLACED + item,
    })),
  };
  const attrs = { type: 'application/ld+json' };
  return above.length > 0 ? [{ tag: 'script', attrs, content: JSON.stringify(list) }] : [];
}

export const onRequest = defineRouteMiddleware(({ locals, url }) => {
  const { head, entry, toc } = locals.starlightRoute;
  if (toc) addToContents(toc.items, entry);
  const isNowhere = entry.id === '404';
  const refused = new Set(isNowhere ? ['canonical', 'og:url'] : ['generator']);
  const own: HeadTag[] = [
    { tag: 'link', attrs: { rel: 'alternate', type: 'text/markdown', href: twinOf(url.pathname) } },
    { tag: 'script', attrs: { type: 'speculationrules' }, content: JSON.stringify(AHEAD) },
    ...PICTURE,
    ...breadcrumbs(url.pathname, entry.data.title),
  ];
  locals.starlightRoute.head = [
    ...head.filter(
      ({ attrs = {} }) =>
        ![attrs['rel'], attrs['property'], attrs['name']].some((name) => refused.has(String(name))),
    ),
    ...(isNowhere ? [] : own),
  ];
});

type Entry = NonNullable<StarlightRouteData['toc']>['items'][number];

function addToContents(items: Entry[], page: StarlightRouteData['entry']): void {
  const entry = (depth: number, slug: string, text: string): Entry => ({ depth, slug, text, children: [] });
  if (page.id === 'changelog')
    items.push(...versionsOf(readChangelog()).map(({ version }) => entry(2, version, version)));
  if (page.id === 'guides/error-messages')
    items
      .find(({ slug }) => slug === 'the-messages')
      ?.children.push(
        ...errorMessages(loadContract()).map(({ message }) => entry(3, messageAnchor(message), message)),
      );
  if (namedEntries(page).length > 0) items.push(entry(2, 'notes', 'What is uncertain'));
}
