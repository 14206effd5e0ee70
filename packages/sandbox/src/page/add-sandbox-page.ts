import { addPage } from '@telephony/http';
import type { FastifyInstance } from 'fastify';

/** Where the scripts of the page are when they are compiled: the same for this file and for what is compiled of it. */
const SCRIPTS = new URL('../../dist/page/browser/', import.meta.url);

/** The page that shows what happens, with buttons for the simulations. */
export function addSandboxPage(server: FastifyInstance): void {
  const files = new URL('public/', import.meta.url);
  addPage(server, { index: '/', folder: '/_sandbox/page', files, scripts: SCRIPTS });
}
