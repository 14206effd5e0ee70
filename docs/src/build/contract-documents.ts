import type { Contract, OperationPage, SchemaNode, SchemaPage, WebhookPage } from '../contract/model.ts';
import type { SearchDocument } from '../search/search-document.ts';

/** The places of the reference: operations, their parameters, subjects, events, schemas, fields and open questions. */
export function contractDocuments(contract: Contract): SearchDocument[] {
  const { operations, webhooks, schemas, ledger, groups } = contract;
  const usual = usualParameters(operations);
  return [
    ...operations.map((operation) => operationDocument(operation, usual)),
    ...webhooks.map(eventDocument),
    ...groups.flatMap(({ tags }) =>
      tags.map((tag): SearchDocument => ({
        kind: 'resource',
        title: tag.name,
        address: tag.address,
        path: `Subjects › ${tag.name}`,
        names: [tag.slug],
        context: tag.group,
        text: plainText(tag.description),
      })),
    ),
    ...schemas.map(schemaDocument),
    // Of schemas that have a field in common, that with the shortest name is what the others are made of.
    ...once(
      schemas.toSorted((one, other) => one.name.length - other.name.length).flatMap(fieldDocuments),
      ({ title, text }) => `${title} ${text}`,
    ),
    // Most operations explain the same ones.
    ...once(operations.flatMap(parameterDocuments), ({ title }) => title),
    ...ledger.map(({ id, title, unknown, observed, treatment, address }): SearchDocument => ({
      kind: 'question',
      title,
      address,
      path: `What is not known › ${id}`,
      names: [id],
      context: '',
      text: plainText([unknown, observed, treatment].join(' ')),
    })),
  ];
}

/** Parameters of as many operations say nothing of one of them: `page`, `filter`. */
const USUAL = 10;

function usualParameters(operations: readonly OperationPage[]): ReadonlySet<string> {
  const names = operations.flatMap(({ parameters }) => parameters.map(({ name }) => name));
  return new Set(
    [...Map.groupBy(names, (name) => name)].flatMap(([name, all]) => (all.length < USUAL ? [] : name)),
  );
}

function operationDocument(operation: OperationPage, usual: ReadonlySet<string>): SearchDocument {
  const { id, method, path, summary, description, tag, address, parameters, body, events } = operation;
  return {
    kind: 'operation',
    title: summary,
    address,
    path: `${method} ${path}`,
    names: [id, `${method} ${path}`, path],
    context: [
      tag,
      ...parameters.map(({ name }) => name).filter((name) => !usual.has(name)),
      ...(body ? fieldsOf(body.node).map(({ name }) => name) : []),
      ...events.map(({ text }) => text),
    ].join(' '),
    text: plainText(description),
  };
}

function eventDocument({ event, id, summary, description, address, tag }: WebhookPage): SearchDocument {
  return {
    kind: 'event',
    title: `${event}: ${summary}`,
    address,
    path: `Webhooks › ${event}`,
    names: [event, id],
    context: `webhook event ${tag}`,
    text: plainText(description),
  };
}

function schemaDocument({ name, address, node }: SchemaPage): SearchDocument {
  return {
    kind: 'schema',
    title: name,
    address,
    path: `Schemas › ${name}`,
    names: [name],
    context: 'schema',
    text: plainText(node.description),
  };
}

function fieldDocuments({ name: schema, address, node }: SchemaPage): SearchDocument[] {
  return fieldsOf(node).map(({ name, path, anchor, node: { description } }): SearchDocument => ({
    kind: 'field',
    title: name,
    address: `${address}#${anchor}`,
    path: `Schemas › ${schema} › ${path}`,
    names: [name, `${schema}.${path}`],
    context: schema,
    text: plainText(description),
  }));
}

function parameterDocuments({ address, method, path, parameters, tag }: OperationPage): SearchDocument[] {
  return parameters.map(({ name, anchor, description }): SearchDocument => ({
    kind: 'parameter',
    title: name,
    address: `${address}#${anchor}`,
    path: `${method} ${path} › ${name}`,
    names: [name],
    context: tag,
    text: plainText(description),
  }));
}

/** All fields of a schema as its page shows them, those inside others too. */
function fieldsOf(node: SchemaNode): SchemaNode['fields'] {
  return [
    ...node.fields.flatMap((field) => [field, ...fieldsOf(field.node)]),
    ...(node.items ? fieldsOf(node.items) : []),
    ...node.alternatives.flatMap(fieldsOf),
  ];
}

/** The first of those that have a key in common. */
function once(documents: SearchDocument[], keyOf: (document: SearchDocument) => string): SearchDocument[] {
  return [...Map.groupBy(documents, keyOf).values()].flatMap(([first]) => first ?? []);
}

/** The text of Markdown as a reader sees it, on one line. */
function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]+/g, '')
    .replaceAll(/^[-#>|]+\s*/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
