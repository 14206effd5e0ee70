import type { FastifyInstance } from 'fastify';
import { addPage, commonPageFiles } from './add-page.ts';

/** Where the scripts of the page are when they are compiled: the same for this file and for what is compiled of it. */
const SCRIPTS = new URL('../../dist/page/browser/', import.meta.url);

/** Adds the page for people whose programs cannot send headers: what fails, what was asked, and events. */
export function addControlPage(scope: FastifyInstance): void {
  addPage(scope, {
    index: '/',
    folder: '/page',
    files: [commonPageFiles],
    scripts: SCRIPTS,
  });
  // Its files have addresses relative to it.
  scope.get('', { prefixTrailingSlash: 'no-slash' }, (_request, reply) =>
    reply.redirect(`${scope.prefix}/`, 302),
  );
}
