import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { twinOf } from '../contract/addresses.ts';
import { loadContract } from '../contract/load-contract.ts';
import { addressOfGuide, inReadingOrder } from '../guides/reading-order.ts';
import { guideMarkdown } from '../markdown/guide-markdown.ts';
import { operationBrief } from '../markdown/operation-markdown.ts';
import { schemaMarkdown, tagMarkdown, webhookMarkdown } from '../markdown/page-markdown.ts';
import { blocks } from '../markdown/twin-text.ts';

/**
 * What a program should have read, in one file: guides, subjects with their operations, events and schemas. A response
 * names its schema in place of showing it, since schemas follow.
 */
export const GET: APIRoute = async () => {
  const { groups, schemas } = loadContract();
  const guides = (await getCollection('docs')).filter(({ id }) => id !== 'ledger' && id !== 'changelog');
  const text = blocks(
    ...inReadingOrder(guides).map((guide) =>
      // In this file, an anchor alone would be nobody's.
      guideMarkdown(guide).replaceAll('](#', `](${twinOf(addressOfGuide(guide.id))}#`),
    ),
    ...groups
      .flatMap(({ tags }) => tags)
      .flatMap((tag) => [
        tagMarkdown(tag),
        ...tag.operations.map(operationBrief),
        ...tag.webhooks.map(webhookMarkdown),
      ]),
    ...schemas.map(schemaMarkdown),
  );
  return new Response(`${text}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
