import { mostFrequent } from './source.ts';
import type { Contract, LedgerEntry, OperationPage, PageLink, SchemaPage, TagPage } from './model.ts';

/** What the place of a tag shows besides its operations. */
export interface Resource {
  record?: SchemaPage;
  /** The events of its operations, or its own. */
  events: PageLink[];
  /** The entries of the ledger that are about it, and about few others. */
  unknown: LedgerEntry[];
}

/** An entry of more places than this is about the whole API. */
const MANY_PLACES = 40;
const WITHOUT_RECORD = /^(?:UnspecifiedRecord|Acknowledgement)$/;

/** What a tag is about, as far as its operations and their responses say it. */
export function resourceOf(tag: TagPage, { schemas, webhooks, ledger }: Contract): Resource {
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
        places.length <= MANY_PLACES &&
        places.some(({ address }) => pages.has(address.replace(/#.*$/, ''))),
    ),
  };
}

/** The schema that most operations return in `data`; the first of those that as many return. */
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
