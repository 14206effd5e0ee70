import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { twinOf } from '../contract/headings.ts';
import { loadContract } from '../contract/load-contract.ts';
import { addressOfGuide, inReadingOrder } from '../sidebar.ts';
import { guideMarkdown } from '../markdown/guide-markdown.ts';
import { llmsFullHead, llmsFullPart } from '../markdown/llms.ts';
import { operationBrief } from '../markdown/operation-markdown.ts';
import { schemaMarkdown, tagMarkdown, webhookMarkdown } from '../markdown/page-markdown.ts';
import { blocks } from '../markdown/twin-text.ts';

/**
 * What a program should have read, in one file: guides, subjects with their operations, events and schemas. A response
 * names its schema in place of showing it, since schemas follow.
 */
export const GET: APIRoute = async () => {
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
  return new Response(`${text}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
