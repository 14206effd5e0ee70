import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection, getEntry } from 'astro:content';
import { guideMarkdown } from '../markdown/guide-markdown.ts';
import { markdownResponse } from '../markdown/twin-text.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await getCollection('docs'))
    // The ledger is made from its models, not from the text around them; the page for what is not there has no twin.
    .filter(({ id }) => id !== 'ledger' && id !== '404')
    .map(({ id }) => ({ params: { guide: id } }));

export const GET: APIRoute = async ({ params }) => {
  const entry = await getEntry('docs', params['guide'] ?? '');
  return entry ? markdownResponse(guideMarkdown(entry)) : new Response(null, { status: 404 });
};
