import type { APIRoute, GetStaticPaths } from 'astro';
import { loadContract } from '../../contract/load-contract.ts';
import { entryMarkdown } from '../../markdown/page-markdown.ts';
import { markdownResponse } from '../../markdown/twin-text.ts';

/** An entry of the ledger, which twins link to: the page of all of them is too long to be read for one. */
export const getStaticPaths: GetStaticPaths = () =>
  loadContract().ledger.map(({ id }) => ({ params: { entry: id.toLowerCase() } }));

export const GET: APIRoute = ({ params }) => {
  const entry = loadContract().ledger.find(({ id }) => id.toLowerCase() === params['entry']);
  return entry ? markdownResponse(entryMarkdown(entry)) : new Response(null, { status: 404 });
};
