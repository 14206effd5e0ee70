import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
import { twinOf } from './contract/addresses.ts';

/** Tells programs that read a page where its Markdown twin is. The page for what is not there has neither twin nor address. */
export const onRequest = defineRouteMiddleware((context) => {
  const { head, entry } = context.locals.starlightRoute;
  if (entry.id === '404') {
    context.locals.starlightRoute.head = head.filter(
      ({ attrs = {} }) => attrs['rel'] !== 'canonical' && attrs['property'] !== 'og:url',
    );
    return;
  }
  head.push({
    tag: 'link',
    attrs: { rel: 'alternate', type: 'text/markdown', href: twinOf(context.url.pathname) },
  });
});
