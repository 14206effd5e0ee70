import { readFileSync } from 'node:fs';
import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection } from 'astro:content';
import { loadContract, sources } from '../contract/load-contract.ts';
import { llmsText } from '../markdown/llms.ts';
import { UNPLACED } from '../place/site-address.ts';
import { addressOfGuide, inReadingOrder } from '../sidebar.ts';

const FILES: Record<string, () => string | Promise<string>> = {
  'llms.txt': llms,
  'robots.txt': () => `User-agent: *\nAllow: /\nSitemap: ${UNPLACED}/sitemap-index.xml\n`,
  'openapi.json': () => readFileSync(sources.json, 'utf8'),
  'openapi.yaml': () => readFileSync(sources.yaml, 'utf8'),
  'openapi.codegen.json': () => readFileSync(sources.codegen, 'utf8'),
  'openapi-3.0.json': () => readFileSync(sources.openapi30, 'utf8'),
};

async function llms(): Promise<string> {
  const guides = inReadingOrder(await getCollection('docs')).map(({ id, data }) => ({
    text: data.title,
    address: addressOfGuide(id),
    about: data.description ?? '',
  }));
  return `${llmsText(loadContract(), guides)}\n`;
}

export const getStaticPaths: GetStaticPaths = () => Object.keys(FILES).map((file) => ({ params: { file } }));

export const GET: APIRoute = async ({ params }) => {
  const { file = '' } = params;
  return new Response(await FILES[file]?.(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
