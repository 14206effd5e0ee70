import type { APIRoute, GetStaticPaths } from 'astro';
import { loadContract } from '../../contract/load-contract.ts';
import { schemaMarkdown } from '../../markdown/page-markdown.ts';
import { markdownResponse } from '../../markdown/twin-text.ts';

export const getStaticPaths: GetStaticPaths = () =>
  loadContract().schemas.map(({ name }) => ({ params: { name } }));

export const GET: APIRoute = ({ params }) => {
  const schema = loadContract().schemas.find(({ name }) => name === params['name']);
  return schema ? markdownResponse(schemaMarkdown(schema)) : new Response(null, { status: 404 });
};
