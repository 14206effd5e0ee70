import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
import { addToContents } from './page-contents.ts';
import { pageHead } from './page-head.ts';

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
