import type { APIRoute, GetStaticPaths } from 'astro';
import { loadContract } from '../../contract/load-contract.ts';
import { tagMarkdown } from '../../markdown/page-markdown.ts';
import { markdownResponse } from '../../markdown/twin-text.ts';

const tags = () => loadContract().groups.flatMap((group) => group.tags);

export const getStaticPaths: GetStaticPaths = () => tags().map(({ slug }) => ({ params: { slug } }));

export const GET: APIRoute = ({ params }) => {
  const tag = tags().find(({ slug }) => slug === params['slug']);
  return tag ? markdownResponse(tagMarkdown(tag)) : new Response(null, { status: 404 });
};
