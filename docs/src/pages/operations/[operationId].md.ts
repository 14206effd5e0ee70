import type { APIRoute, GetStaticPaths } from 'astro';
import { loadContract } from '../../contract/load-contract.ts';
import { readGuideUses } from '../../guides/read-guide-uses.ts';
import { useLinks } from '../../guides/use-links.ts';
import { operationMarkdown } from '../../markdown/operation-markdown.ts';
import { markdownResponse } from '../../markdown/twin-text.ts';

export const getStaticPaths: GetStaticPaths = () =>
  loadContract().operations.map(({ id }) => ({ params: { operationId: id } }));

export const GET: APIRoute = async ({ params }) => {
  const operation = loadContract().operations.find(({ id }) => id === params['operationId']);
  if (!operation) return new Response(null, { status: 404 });
  const uses = (await readGuideUses()).filter(({ operations }) => operations.has(operation.id));
  return markdownResponse(operationMarkdown(operation, useLinks(uses)));
};
