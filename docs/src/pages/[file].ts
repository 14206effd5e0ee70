import { readFileSync } from 'node:fs';
import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection } from 'astro:content';
import { twinOf } from '../contract/source.ts';
import { loadContract, sources } from '../contract/load-contract.ts';
import { guideMarkdown } from '../markdown/guide-markdown.ts';
import { llmsFullHead, llmsFullPart, llmsText } from '../markdown/llms.ts';
import { operationBrief } from '../markdown/operation-markdown.ts';
import { schemaMarkdown, tagMarkdown, webhookMarkdown } from '../markdown/page-markdown.ts';
import { blocks } from '../markdown/twin-text.ts';
import { UNPLACED } from '../place/site-address.ts';
import { addressOfGuide, inReadingOrder } from '../sidebar.ts';

const FILES: Record<string, () => string | Promise<string>> = {
  'llms.txt': llms,
  'llms-full.txt': llmsFull,
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

// A response names its schema instead of showing it, because schemas follow.
async function llmsFull(): Promise<string> {
  const contract = loadContract();
  const guides = (await getCollection('docs')).filter(({ id }) => id !== 'ledger' && id !== 'changelog');
  const text = blocks(
    llmsFullHead(contract),
    ...inReadingOrder(guides).map((guide) => {
      const address = addressOfGuide(guide.id);
      // In this file, an anchor alone would be nobody's.
      return llmsFullPart(address, guideMarkdown(guide).replaceAll('](#', `](${twinOf(address)}#`));
    }),
    ...contract.groups
      .flatMap(({ tags }) => tags)
      .flatMap((tag) => [
        llmsFullPart(tag.address, tagMarkdown(tag)),
        ...tag.operations.map((operation) => llmsFullPart(operation.address, operationBrief(operation))),
        ...tag.webhooks.map((webhook) => llmsFullPart(webhook.address, webhookMarkdown(webhook))),
      ]),
    ...contract.schemas.map((schema) => llmsFullPart(schema.address, schemaMarkdown(schema))),
  );
  return `${text}\n`;
}

export const getStaticPaths: GetStaticPaths = () => Object.keys(FILES).map((file) => ({ params: { file } }));

export const GET: APIRoute = async ({ params }) => {
  const { file = '' } = params;
  return new Response(await FILES[file]?.(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
