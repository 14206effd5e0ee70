import type { Contract, OperationPage, SchemaNode, SchemaPage } from '../contract/model.ts';
import type { Place } from '../search/search-document.ts';

export function contractDocuments(contract: Contract): Place[] {
  const { operations, webhooks, schemas, ledger, groups } = contract;
  return [
    ...operations.map(operationDocument),
    ...webhooks.map(({ event, id, summary, description, address, tag }): Place => ({
      kind: 'event',
      title: `${event}: ${summary}`,
      address,
      path: `Webhooks › ${event}`,
      names: [event, id],
      context: `webhook event ${tag}`,
      text: plainText(description),
    })),
    ...groups.flatMap(({ tags }) =>
      tags.map((tag): Place => ({
        kind: 'resource',
        title: tag.name,
        address: tag.address,
        path: `Subjects › ${tag.name}`,
        names: [tag.slug],
        context: tag.group,
        text: plainText(tag.description),
      })),
    ),
    ...uniqueBy(
      schemas
        .toSorted((one, other) => recordRank(one) - recordRank(other))
        .flatMap((schema) => [schemaDocument(schema), ...fieldDocuments(schema)]),
      ({ title, text }) => `${title} ${text}`,
    ),
    // Most operations explain the same ones.
    ...uniqueBy(operations.flatMap(parameterDocuments), ({ title }) => title),
    ...ledger.map(({ id, title, unknown, observed, treatment, address }): Place => ({
      kind: 'question',
      title,
      address,
      path: `Open questions › ${id}`,
      names: [id],
      context: '',
      text: plainText([unknown, observed, treatment].join(' ')),
    })),
  ];
}

// Clients read these records most, most read first. A field of several records is found in the first.
const MAIN_RECORDS = ['Cdr', 'Call', 'User', 'Queue', 'Monitor', 'Contact', 'Voicemessage', 'Sms'];

function recordRank({ name, usedBy }: SchemaPage): number {
  const place = MAIN_RECORDS.indexOf(name);
  return place < 0 ? MAIN_RECORDS.length + 1 / (1 + usedBy.operations.length) : place;
}

// Schemas with a record in `data`, or a page of records.
const ENVELOPE = /(?:Single|Collection)$/;

function operationDocument(operation: OperationPage): Place {
  const { id, method, path, summary, description, tag, address, parameters, body, events } = operation;
  return {
    kind: 'operation',
    title: summary,
    address,
    path: `${method} ${path}`,
    names: [id, `${method} ${path}`, path],
    context: [
      tag,
      ...parameters.map(({ name }) => name),
      ...(body ? allFields(body.node).map(({ name }) => name) : []),
      ...events.map(({ text }) => text),
    ].join(' '),
    text: plainText(description),
  };
}

function schemaDocument({ name, address, node }: SchemaPage): Place {
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

function fieldDocuments({ name: schema, address, node }: SchemaPage): Place[] {
  if (ENVELOPE.test(schema)) return [];
  return allFields(node).map(({ name, path, anchor, node: { description } }): Place => ({
    kind: 'field',
    title: name,
    address: `${address}#${anchor}`,
    path: `Schemas › ${schema} › ${path}`,
    names: [name, `${schema}.${path}`],
    context: schema,
    text: plainText(description),
  }));
}

function parameterDocuments({ address, method, path, parameters, tag }: OperationPage): Place[] {
  return parameters.map(({ name, anchor, description }): Place => ({
    kind: 'parameter',
    title: name,
    address: `${address}#${anchor}`,
    path: `${method} ${path} › ${name}`,
    names: [name],
    context: tag,
    text: plainText(description),
  }));
}

function allFields(node: SchemaNode): SchemaNode['fields'] {
  return [
    ...node.fields.flatMap((field) => [field, ...allFields(field.node)]),
    ...(node.items ? allFields(node.items) : []),
    ...node.alternatives.flatMap(allFields),
  ];
}

function uniqueBy(documents: Place[], keyOf: (document: Place) => string): Place[] {
  return [...Map.groupBy(documents, keyOf).values()].flatMap(([first]) => first ?? []);
}

function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]+/g, '')
    .replaceAll(/^[-#>|]+\s*/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
