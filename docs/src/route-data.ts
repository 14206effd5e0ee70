import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data';
import { pageHead } from './page-head.ts';
import { loadContract } from './contract/load-contract.ts';
import { readChangelog, versionsOf } from './guides/changelog.ts';
import { anchorOf, errorMessages } from './guides/error-messages.ts';

/** Completes the contents and the head of a page. The page for what is not there has neither twin nor address. */
export const onRequest = defineRouteMiddleware((context) => {
  const { head, entry, toc } = context.locals.starlightRoute;
  if (toc) addToContents(toc, entry.id);
  if (entry.id === '404') {
    context.locals.starlightRoute.head = head.filter(
      ({ attrs = {} }) => attrs['rel'] !== 'canonical' && attrs['property'] !== 'og:url',
    );
    return;
  }
  context.locals.starlightRoute.head = [
    ...head.filter(({ attrs = {} }) => attrs['name'] !== 'generator'),
    ...pageHead(context.url.pathname, entry.data.title, entry.data.description ?? ''),
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
