import type { APIRoute, GetStaticPaths } from 'astro';
import { diagramMarkdown, lifeCycleOf } from '../../diagrams/read-diagram.ts';
import { loadContract } from '../../contract/load-contract.ts';
import { resourceOf } from '../../contract/resource.ts';
import { readGuideUses } from '../../guides/read-guide-uses.ts';
import { useLinks } from '../../guides/use-links.ts';
import { usesOfResource } from '../../guides/uses-of-resource.ts';
import { resourceMarkdown, tagMarkdown } from '../../markdown/page-markdown.ts';
import { markdownResponse } from '../../markdown/twin-text.ts';

const tags = () => loadContract().groups.flatMap((group) => group.tags);

export const getStaticPaths: GetStaticPaths = () => tags().map(({ slug }) => ({ params: { slug } }));

export const GET: APIRoute = async ({ params }) => {
  const tag = tags().find(({ slug }) => slug === params['slug']);
  if (!tag) return new Response(null, { status: 404 });
  const guides = useLinks(usesOfResource(tag, await readGuideUses()));
  const contract = loadContract();
  const resource = resourceOf(tag, contract);
  const lifeCycle = lifeCycleOf(tag, resource).map(diagramMarkdown);
  return markdownResponse(tagMarkdown(tag), resourceMarkdown(resource, lifeCycle, guides));
};
