import type { APIRoute, GetStaticPaths } from 'astro';
import { loadContract } from '../../contract/load-contract.ts';
import { webhookMarkdown } from '../../markdown/page-markdown.ts';
import { markdownResponse } from '../../markdown/twin-text.ts';

export const getStaticPaths: GetStaticPaths = () =>
  loadContract().webhooks.map(({ event }) => ({ params: { event } }));

export const GET: APIRoute = ({ params }) => {
  const webhook = loadContract().webhooks.find(({ event }) => event === params['event']);
  return webhook ? markdownResponse(webhookMarkdown(webhook)) : new Response(null, { status: 404 });
};
