import { mostFrequent } from './source.ts';
import type { Contract, OperationPage, PageLink, SchemaPage, TagPage } from './model.ts';

export interface Resource {
  record?: SchemaPage;
  events: PageLink[];
}

const WITHOUT_RECORD = /^(?:UnspecifiedRecord|Acknowledgement)$/;

export function readResource({ operations, webhooks }: TagPage, { schemas }: Contract): Resource {
  const name = recordName(operations);
  const record = schemas.find((schema) => schema.name === name);
  const events = [
    ...operations.flatMap((operation) => operation.events),
    ...webhooks.map(({ event, address }) => ({ text: event, address })),
  ];
  return {
    ...(record && { record }),
    events: [...new Map(events.map((link) => [link.text, link])).values()],
  };
}

function recordName(operations: readonly OperationPage[]): string | undefined {
  const names = operations
    .flatMap(({ responses }) => responses.filter(({ kind }) => kind === 'success'))
    .flatMap(({ contents }) => contents)
    .flatMap(({ node }) => node.fields.filter((field) => field.name === 'data'))
    .flatMap(({ node }) => node.type.filter(({ address }) => address !== undefined))
    .map(({ text }) => text)
    .filter((text) => !WITHOUT_RECORD.test(text));
  return mostFrequent(names);
}
