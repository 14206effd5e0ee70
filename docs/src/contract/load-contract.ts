import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  addressOf,
  firstSentence,
  type OpenApiDocument,
  pointerOf,
  readContract,
  slugOf,
} from '@telephony/contract';
import type { Contract, OperationPage, SchemaPage, WebhookPage } from './model.ts';
import { refuseForeignTexts, type Source, asText } from './source.ts';
import { ledgerEntry, markGeneral, readEntries } from './ledger.ts';
import { elementPage, operationPages, readWorkflows } from './operations.ts';
import { operationPageLink, placeFinder, type User, componentUsers } from './places.ts';
import { bodyModel, eventLinks, responseModels } from './responses.ts';
import { schemaExamples } from './schema-examples.ts';
import { schemaNode } from './schema-node.ts';

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
      return entry;
    },
  };
  const address = serverAddress(contract.document);
  const operations = operationPages(source, address, workflows);
  const webhooks = webhookPages(source);
  const users = componentUsers(contract);
  const schemas = schemaPages(source, users);
  markGeneral([...operations, ...webhooks, ...schemas]);
  const placesOf = placeFinder(contract, users, schemas);
  return {
    title: asText(info.title),
    version: asText(info.version),
    summary: asText(info.summary),
    address,
    groups: tagGroups(contract.document, operations, webhooks),
    operations,
    schemas,
    webhooks,
    ledger: [...entries.values()].map((entry) => ledgerEntry(entry, placesOf)),
  };
}

function serverAddress({ servers = [] }: OpenApiDocument): string {
  const [server, another] = servers;
  if (!server || another) throw new Error('#/servers: the docs site shows one server with variables.');
  return server.url
    .replaceAll(/\{(\w+)\}/g, (whole, name: string) => server.variables?.[name]?.default ?? whole)
    .replace(/\/$/, '');
}

function tagGroups(
  document: OpenApiDocument,
  operations: OperationPage[],
  webhooks: WebhookPage[],
): Contract['groups'] {
  const groups = (document['x-tagGroups'] ?? []).map((group) => ({
    name: group.name,
    tags: group.tags.map((name) => ({
      name,
      slug: slugOf(name),
      address: addressOf.tag(name),
      description: asText(document.tags?.find((tag) => tag.name === name)?.description),
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

function webhookPages(source: Source): WebhookPage[] {
  const { operations, webhooks } = source.contract;
  return [...webhooks.values()].map((webhook) => {
    const { path: event, object } = webhook;
    const body = bodyModel(source, webhook, 'field-');
    if (!body) throw new Error(`#${webhook.pointer}: an event has a body.`);
    return {
      ...elementPage(source, webhook),
      event,
      address: addressOf.webhook(event),
      body,
      responses: responseModels(source, webhook),
      madeBy: operations.filter((one) => one.object['x-events']?.includes(event)).map(operationPageLink),
      next: eventLinks(object['x-next-events']),
    };
  });
}

function schemaPages(source: Source, users: readonly User[]): SchemaPage[] {
  const schemas = source.contract.document.components?.['schemas'] ?? {};
  const examples = schemaExamples(source.contract);
  return Object.entries(schemas).map(([name, schema]) => {
    const pointer = pointerOf(['components', 'schemas', name]);
    const view = { anchor: 'field-', path: '', follow: 0, inside: [name] };
    const node = schemaNode(source, schema, pointer, view);
    const using = users.filter(({ reached }) => reached.has(pointer));
    const linksOf = (kind: User['kind']) =>
      using.filter((user) => user.kind === kind).map(({ link }) => link);
    return {
      name,
      address: addressOf.schema(name),
      teaser: firstSentence(node.description),
      node,
      example: examples.get(name) ?? node.examples[0] ?? node.values?.known[0],
      usedBy: {
        operations: linksOf('operations'),
        webhooks: linksOf('webhooks'),
        schemas: linksOf('schemas').filter(({ text }) => text !== name),
      },
    };
  });
}

// Not `import.meta.resolve`: Vite's module runner, in which the pages run, has none.
const { resolve } = createRequire(import.meta.url);

// The pages run as a bundle, which does not know where its sources were.
export const contractFolder: string = dirname(resolve('@telephony/openapi/package.json'));

export const sources = {
  json: resolve('@telephony/openapi/openapi.json'),
  yaml: resolve('@telephony/openapi/openapi.yaml'),
  codegen: resolve('@telephony/openapi/openapi.codegen.json'),
  openapi30: resolve('@telephony/openapi/openapi-3.0.json'),
  ledger: resolve('@telephony/openapi/ledger.json'),
};

let loaded: { stamp: string; contract: Contract } | undefined;

export function loadContract(): Contract {
  const files = [sources.json, sources.ledger];
  const stamp = files.map((file) => statSync(file).mtimeMs).join();
  if (loaded?.stamp !== stamp) {
    const [bundle, ledger] = files.map((file): unknown => JSON.parse(readFileSync(file, 'utf8')));
    const workflows = readWorkflows(join(contractFolder, 'workflows'));
    loaded = { stamp, contract: buildContract(bundle, ledger, workflows) };
  }
  return loaded.contract;
}
