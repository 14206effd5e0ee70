import type { StarlightRouteData } from '@astrojs/starlight/route-data';
import { loadContract } from './contract/load-contract.ts';
import { readChangelog, versionsOf } from './guides/changelog.ts';
import { anchorOf, errorMessages } from './guides/error-messages.ts';

type Contents = NonNullable<StarlightRouteData['toc']>;
type Entry = Contents['items'][number];

/** What a page has in components, of which its contents know nothing. */
export function addToContents({ items }: Contents, page: string): void {
  if (page === 'changelog')
    items.push(...versionsOf(readChangelog()).map(({ version }) => entry(2, version, version)));
  if (page === 'guides/error-messages') {
    const messages = errorMessages(loadContract()).map(({ message }) => entry(3, anchorOf(message), message));
    items.find(({ slug }) => slug === 'the-messages')?.children.push(...messages);
  }
}

function entry(depth: number, slug: string, text: string): Entry {
  return { depth, slug, text, children: [] };
}
