import { mostFrequent } from './source.ts';
import type { Contract, LedgerEntry, OperationPage, PageLink, SchemaPage, TagPage } from './model.ts';

export interface Resource {
  record?: SchemaPage;
  events: PageLink[];
  unknown: LedgerEntry[];
}

// An entry with more places is about the whole API.
const MAX_PLACES_OF_QUESTION = 40;
const WITHOUT_RECORD = /^(?:UnspecifiedRecord|Acknowledgement)$/;

export function readResource(tag: TagPage, { schemas, webhooks, ledger }: Contract): Resource {
  const name = recordName(tag.operations);
  const record = schemas.find((schema) => schema.name === name);
  const own = webhooks.filter((webhook) => webhook.tag === tag.name);
  const events = [
    ...tag.operations.flatMap((operation) => operation.events),
    ...own.map(({ event, address }) => ({ text: event, address })),
  ];
  const pages = new Set(
    [...tag.operations, ...tag.webhooks, ...(record ? [record] : [])].map(({ address }) => address),
  );
  return {
    ...(record && { record }),
    events: [...new Map(events.map((link) => [link.text, link])).values()],
    unknown: ledger.filter(
      ({ label, places }) =>
        label !== 'observed' &&
        places.length <= MAX_PLACES_OF_QUESTION &&
        places.some(({ address }) => pages.has(address.replace(/#.*$/, ''))),
    ),
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
