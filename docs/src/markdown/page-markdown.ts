import { entriesThatBreak } from '../contract/ledger.ts';
import type { Resource } from '../contract/resource.ts';
import type {
  LedgerEntry,
  OperationPage,
  PageLink,
  SchemaPage,
  TagPage,
  WebhookPage,
} from '../contract/model.ts';
import { bodyMarkdown, nodeMarkdown, responseMarkdown } from './operation-markdown.ts';
import {
  blocks,
  fence,
  linkList,
  markText,
  pageLines,
  plain,
  prose,
  section,
  twinLink,
  typeText,
} from './twin-text.ts';

export function webhookMarkdown(webhook: WebhookPage): string {
  return blocks(
    `# ${webhook.event}`,
    `${webhook.summary}. POST to your HTTPS address (\`${webhook.id}\`).`,
    markText(webhook.marks),
    '## When you receive it',
    prose(webhook.description),
    section('Operations that cause it', linkList(webhook.madeBy)),
    section('Events that may follow', linkList(webhook.next)),
    '## Body',
    bodyMarkdown(webhook.body),
    '## Your response',
    ...webhook.responses.map(responseMarkdown),
  );
}

export function schemaMarkdown({ name, node, usedBy, example }: SchemaPage): string {
  return blocks(
    `# ${name}`,
    `Schema, ${typeText(node.type)}. ${markText(node.marks)}`,
    prose(node.description),
    section('Example', example === undefined ? '' : fence(JSON.stringify(example, null, 2), 'json')),
    '## Fields',
    nodeMarkdown(node),
    '## Where it is used',
    linkList([...usedBy.operations, ...usedBy.webhooks, ...usedBy.schemas]),
  );
}

export function tagMarkdown(tag: TagPage): string {
  return blocks(
    `# ${tag.name}`,
    tag.description,
    operationLines(tag.operations),
    pageLines(
      tag.webhooks.map(({ event, address, teaser }) => ({ text: event, address, about: plain(teaser) })),
    ),
  );
}

export function resourceMarkdown(
  { record, events }: Resource,
  lifeCycle: string[],
  guides: PageLink[],
): string {
  return blocks(
    record &&
      section(
        'The record',
        `[${record.name}](${twinLink(record.address)}): ${prose(record.node.description)}`,
      ),
    section('Life cycle', blocks(...lifeCycle)),
    section('Events', linkList(events)),
    section('In the guides', linkList(guides)),
  );
}

export function operationLines(operations: OperationPage[]): string {
  return pageLines(
    operations.map(({ method, path, address, summary, id, effect }) => ({
      text: summary,
      address,
      about: `\`${method} ${path}\`, \`${id}\`${effect ? '. Ask a person first' : ''}`,
    })),
  );
}

export function schemaLines(schemas: SchemaPage[]): string {
  return pageLines(
    schemas.map(({ name, address, teaser }) => ({ text: name, address, about: plain(teaser) })),
  );
}

export function ledgerMarkdown(entry: LedgerEntry, heading: '#' | '###'): string {
  return blocks(
    `${heading} ${entry.id}: ${entry.title}`,
    `Kind: ${entry.label}.`,
    prose(entry.unknown),
    entry.observed && `Observed (${entry.grade}): ${prose(entry.observed)}`,
    `In this contract: ${prose(entry.treatment)}`,
    entry.advice && `What to do: ${entry.advice}`,
    entry.noPlace && `Why no element carries its mark: ${entry.noPlace}`,
    linkList(entry.places),
  );
}

export function ledgerAdviceMarkdown(ledger: readonly LedgerEntry[]): string {
  return entriesThatBreak(ledger)
    .map((entry) => `- ${markText([{ ...entry, isGeneral: false }])}`)
    .join('\n');
}
