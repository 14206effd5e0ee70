import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection, getEntry } from 'astro:content';
import { guideMarkdown } from '../markdown/guide-markdown.ts';
import { markdownResponse } from '../markdown/twin-text.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await getCollection('docs'))
    // The page for what is not there has no twin.
    .filter(({ id }) => id !== '404')
    .map(({ id }) => ({ params: { guide: id } }));

export const GET: APIRoute = async ({ params }) => {
  const entry = await getEntry('docs', params['guide'] ?? '');
  return entry ? markdownResponse(guideMarkdown(entry)) : new Response(null, { status: 404 });
};
