import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { addressOf, type OpenApiDocument, pointerOf, readContract, slugOf } from '@telephony/contract';
import type {
  Contract,
  OperationPage,
  PageLink,
  SchemaPage,
  Server,
  TagGroup,
  WebhookPage,
} from './model.ts';
import {
  firstSentence,
  marksOf,
  refuseForeignTexts,
  refuseUnknownMembers,
  type Source,
  sourcesOf,
  textOf,
} from './source.ts';
import { ledgerEntries, readEntries } from './ledger.ts';
import { operationPages, readWorkflows } from './operations.ts';
import { elementsOf, placeFinder, usageOf } from './places.ts';
import { bodyOf, eventLinks, responsesOf } from './responses.ts';
import { schemaNode } from './schema-node.ts';

/**
 * The models of all pages from a bundle, a ledger and the operations of workflows. Throws on what the templates cannot show: a keyword
 * they do not know, a mark without an entry, and a text that is more than text.
 */
export function buildContract(
  bundle: unknown,
  ledger: unknown,
  workflows: readonly string[][] = [],
): Contract {
  refuseForeignTexts(bundle, ledger);
  const contract = readContract(bundle);
  const { info } = contract.document;
  const entries = readEntries(ledger);
  const source: Source = {
    contract,
    mark(id) {
      const entry = entries.get(id);
      if (!entry) throw new Error(`x-ledger: ${id} has no entry in ledger.yaml.`);
      return entry.mark;
    },
  };
  const server = serverOf(contract.document);
  const operations = operationPages(source, server, workflows);
  const webhooks = webhookPages(source, operations);
  const schemas = schemaPages(source, operations, webhooks);
  const groups = tagGroups(contract.document, operations, webhooks);
  return {
    title: textOf(info.title),
    version: textOf(info.version),
    summary: textOf(info.summary),
    description: textOf(info.description),
    server,
    groups,
    operations,
    schemas,
    webhooks,
    ledger: ledgerEntries(entries, placeFinder(contract, { operations, webhooks, schemas })),
  };
}

/** The server of the document. Throws when there is not one alone. */
function serverOf({ servers = [] }: OpenApiDocument): Server {
  const [server, another] = servers;
  if (!server || another) throw new Error('#/servers: the docs site shows one server with variables.');
  const variables = Object.entries(server.variables ?? {}).map(([name, variable]) => ({
    name,
    default: variable.default,
    values: variable.enum ?? [],
  }));
  const template = server.url;
  const address = variables.reduce((url, one) => url.replaceAll(`{${one.name}}`, one.default), template);
  return {
    template,
    address: address.replace(/\/$/, ''),
    description: textOf(server.description),
    variables,
  };
}

/** The tags in their groups. Throws when a tag that is in use is in no group. */
function tagGroups(
  document: OpenApiDocument,
  operations: OperationPage[],
  webhooks: WebhookPage[],
): TagGroup[] {
  const descriptions = new Map(
    document.tags?.map(({ name, description }) => [name, textOf(description)] as const),
  );
  const groups = (document['x-tagGroups'] ?? []).map((group) => ({
    name: group.name,
    tags: group.tags.map((name) => ({
      name,
      slug: slugOf(name),
      address: addressOf.tag(name),
      description: descriptions.get(name) ?? '',
      group: group.name,
      operations: operations.filter(({ tag }) => tag === name),
      webhooks: webhooks.filter(({ tag }) => tag === name),
    })),
  }));
  const grouped = new Set(groups.flatMap(({ tags }) => tags.map(({ name }) => name)));
  const lost = [...operations, ...webhooks].find(({ tag }) => !grouped.has(tag));
  if (lost) throw new Error(`The tag "${lost.tag}" of ${lost.id} is in no group: add it to x-tagGroups.`);
  return groups;
}

const linkOf = ({ method, path, address }: OperationPage): PageLink => ({
  text: `${method} ${path}`,
  address,
});

/** The page of every event, in the order of the document, with the operations that can cause it. */
function webhookPages(source: Source, operations: readonly OperationPage[]): WebhookPage[] {
  return [...source.contract.webhooks.values()].map((webhook) => {
    const { event, object, operationId, pathItem, pointer, summary } = webhook;
    refuseUnknownMembers('path item', pathItem, pointerOf(['webhooks', event]));
    refuseUnknownMembers('operation', object, pointer);
    const body = bodyOf(source, webhook, 'field-');
    if (!body) throw new Error(`#${pointer}: an event has a body.`);
    const description = textOf(object.description);
    return {
      id: operationId,
      event,
      address: addressOf.webhook(event),
      summary: textOf(summary),
      description,
      teaser: firstSentence(description),
      tag: object.tags?.[0] ?? '',
      body,
      responses: responsesOf(source, webhook),
      madeBy: operations.filter(({ events }) => events.some(({ text }) => text === event)).map(linkOf),
      next: eventLinks(object['x-next-events']),
      marks: marksOf(source, object),
      sources: sourcesOf(object),
    };
  });
}

/** The page of every shared schema, with the places that use it. */
function schemaPages(source: Source, operations: OperationPage[], webhooks: WebhookPage[]): SchemaPage[] {
  const { document, operationsById } = source.contract;
  const schemas = document.components?.['schemas'] ?? {};
  const usage = usageOf(document);
  const fromOperations = operations.map((page) => ({
    link: { text: `${page.method} ${page.path}`, address: page.address },
    reached: usage.reachedFrom(elementsOf(operationsById.get(page.id))),
  }));
  const fromWebhooks = webhooks.map((page) => ({
    link: { text: page.event, address: page.address },
    reached: usage.reachedFrom(elementsOf(source.contract.webhooks.get(page.event))),
  }));
  const fromSchemas = Object.entries(schemas).map(([name, schema]) => ({
    link: { text: name, address: addressOf.schema(name) },
    reached: usage.directFrom(schema),
  }));
  return Object.entries(schemas).map(([name, schema]) => {
    const pointer = pointerOf(['components', 'schemas', name]);
    const node = schemaNode(source, schema, pointer, {
      anchor: 'field-',
      path: '',
      follow: 0,
      inside: [name],
    });
    const using = (list: { link: PageLink; reached: Set<string> }[]) =>
      list.filter(({ reached }) => reached.has(pointer)).map(({ link }) => link);
    return {
      name,
      address: addressOf.schema(name),
      teaser: firstSentence(node.description),
      node,
      sources: sourcesOf(schema),
      usedBy: {
        operations: using(fromOperations),
        webhooks: using(fromWebhooks),
        schemas: using(fromSchemas).filter(({ text }) => text !== name),
      },
    };
  });
}

/**
 * The folder of the contract, beside this project's other folders. The pages run as a bundle, which does not know where its
 * own sources were.
 */
export const contractFolder: string = dirname(
  createRequire(import.meta.url).resolve('@telephony/openapi/package.json'),
);

// Not `import.meta.resolve`: Vite's module runner, in which the pages run, has none.
const { resolve } = createRequire(import.meta.url);

/** The files that the site is made from. */
export const sources = {
  json: resolve('@telephony/openapi/openapi.json'),
  yaml: resolve('@telephony/openapi/openapi.yaml'),
  codegen: resolve('@telephony/openapi/openapi.codegen.json'),
  openapi30: resolve('@telephony/openapi/openapi-3.0.json'),
  ledger: resolve('@telephony/openapi/ledger.json'),
};

let loaded: { stamp: string; contract: Contract } | undefined;

/** The models of the built bundle: made once, and again when the bundle or the ledger has changed. */
export function loadContract(): Contract {
  const stamp = [sources.json, sources.ledger].map((file) => statSync(file).mtimeMs).join();
  if (loaded?.stamp !== stamp) {
    const bundle: unknown = JSON.parse(readFileSync(sources.json, 'utf8'));
    const ledger: unknown = JSON.parse(readFileSync(sources.ledger, 'utf8'));
    loaded = {
      stamp,
      contract: buildContract(bundle, ledger, readWorkflows(join(contractFolder, 'workflows'))),
    };
  }
  return loaded.contract;
}
