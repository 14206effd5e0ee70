import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
import { twinOf } from './contract/addresses.ts';

/** Tells programs that read a page where its Markdown twin is. */
export const onRequest = defineRouteMiddleware((context) => {
  const { head, entry } = context.locals.starlightRoute;
  if (entry.id === '404') return;
  head.push({
    tag: 'link',
    attrs: { rel: 'alternate', type: 'text/markdown', href: twinOf(context.url.pathname) },
  });
});
