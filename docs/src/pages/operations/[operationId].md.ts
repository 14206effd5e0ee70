import type { APIRoute, GetStaticPaths } from 'astro';
import { loadContract } from '../../contract/load-contract.ts';
import { operationMarkdown } from '../../markdown/operation-markdown.ts';
import { markdownResponse } from '../../markdown/twin-text.ts';

export const getStaticPaths: GetStaticPaths = () =>
  loadContract().operations.map(({ id }) => ({ params: { operationId: id } }));

export const GET: APIRoute = ({ params }) => {
  const operation = loadContract().operations.find(({ id }) => id === params['operationId']);
  return operation ? markdownResponse(operationMarkdown(operation)) : new Response(null, { status: 404 });
};
