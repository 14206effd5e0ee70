import { addressOf, pointerOf } from '@telephony/contract';
import type { OperationPage, PageLink, SchemaPage, WebhookPage } from './model.ts';
import { schemaNode } from './schema-node.ts';
import { type Source, sourcesOf } from './source.ts';
import { firstSentence } from './text-of-markdown.ts';
import { elementsOf, usageOf } from './usage.ts';

/** The page of every shared schema, with the places that use it. */
export function schemaPages(
  source: Source,
  operations: OperationPage[],
  webhooks: WebhookPage[],
): SchemaPage[] {
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
