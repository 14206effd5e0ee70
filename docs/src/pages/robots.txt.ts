import type { APIRoute } from 'astro';
import { UNPLACED } from '../place/site-address.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\nSitemap: ${UNPLACED}/sitemap-index.xml\n`);
