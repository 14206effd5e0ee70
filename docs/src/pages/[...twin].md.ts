import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection } from 'astro:content';
import { loadContract } from '../contract/load-contract.ts';
import type { TagPage } from '../contract/model.ts';
import { readResource } from '../contract/resource.ts';
import { diagramMarkdown, lifeCycleOf } from '../diagrams/read-diagram.ts';
import { readGuideUses, useLinks, usesOfResource } from '../guides/read-guide-uses.ts';
import { guideMarkdown } from '../markdown/guide-markdown.ts';
import { operationMarkdown } from '../markdown/operation-markdown.ts';
import {
  ledgerMarkdown,
  operationLines,
  resourceMarkdown,
  schemaLines,
  schemaMarkdown,
  tagMarkdown,
  webhookMarkdown,
} from '../markdown/page-markdown.ts';
import { blocks, section } from '../markdown/twin-text.ts';

type Twin = readonly [path: string, write: () => string[]];

// An entry of the ledger has one too: the page of all entries is too long to read for one.
async function twins(): Promise<Twin[]> {
  const contract = loadContract();
  const tags = contract.groups.flatMap((group) => group.tags);
  const subjects = tags.filter(({ webhooks }) => webhooks.length > 0);
  const uses = await readGuideUses();
  // The page for what is not there has no twin.
  const guides = (await getCollection('docs')).filter(({ id }) => id !== '404');
  const operationBlock = ({ name, operations }: TagPage) => section(name, operationLines(operations));
  const tagBlocks = (tag: TagPage) => {
    const resource = readResource(tag, contract);
    const lifeCycle = lifeCycleOf(tag, resource).map(diagramMarkdown);
    return [tagMarkdown(tag), resourceMarkdown(resource, lifeCycle, useLinks(usesOfResource(tag, uses)))];
  };
  return [
    ...guides.map((guide): Twin => [guide.id, () => [guideMarkdown(guide)]]),
    ['operations', () => ['# All operations', ...tags.map(operationBlock)]],
    ...contract.operations.map((operation): Twin => {
      const own = uses.filter(({ operations }) => operations.has(operation.id));
      return [`operations/${operation.id}`, () => [operationMarkdown(operation, useLinks(own))]];
    }),
    ['schemas', () => ['# All schemas', schemaLines(contract.schemas)]],
    ...contract.schemas.map((schema): Twin => [`schemas/${schema.name}`, () => [schemaMarkdown(schema)]]),
    ['webhooks', () => ['# All webhooks', ...subjects.map((tag) => `#${tagMarkdown(tag)}`)]],
    ...contract.webhooks.map((webhook): Twin => [
      `webhooks/${webhook.event}`,
      () => [webhookMarkdown(webhook)],
    ]),
    ...tags.map((tag): Twin => [`tags/${tag.slug}`, () => tagBlocks(tag)]),
    ...contract.ledger.map((entry): Twin => [
      `ledger/${entry.id.toLowerCase()}`,
      () => [ledgerMarkdown(entry, '#')],
    ]),
  ];
}

export const getStaticPaths: GetStaticPaths = async () =>
  (await twins()).map(([twin, write]) => ({ params: { twin }, props: { write } }));

export const GET: APIRoute<{ write: () => string[] }> = ({ props }) =>
  new Response(`${blocks(...props.write())}\n`, {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
