import type { OperationPage, PageLink, ParameterPlace, SchemaPage, WebhookPage } from './model.ts';
import { notesOf } from './ledger.ts';

/** A heading of a page, for its table of contents. */
export interface Heading {
  id: string;
  text: string;
  depth: 2 | 3;
}

/** What the parameters of a place are called on pages. */
export const PARAMETER_PLACES: readonly [place: ParameterPlace, title: string][] = [
  ['path', 'In the path'],
  ['query', 'In the query'],
  ['header', 'In headers'],
  ['cookie', 'In cookies'],
];

/**
 * The headings of an operation's page, in their order.
 *
 * @param guides The sections of guides that use it
 */
export function operationHeadings(operation: OperationPage, guides: readonly PageLink[]): Heading[] {
  const { parameters, filter, body, responses, events } = operation;
  const places = PARAMETER_PLACES.filter(([place]) => parameters.some((one) => one.in === place));
  return [
    part('request', 'Request'),
    part('examples', responseTitle(operation)),
    part('about', 'What it does'),
    part('access', 'Access'),
    ...(parameters.length > 0 ? [part('parameters', 'Parameters')] : []),
    ...places.map(([place, title]) => below(`parameters-${place}`, title)),
    ...(filter ? [below('filter', 'Filterable fields')] : []),
    ...(body ? [part('body', 'Request body')] : []),
    part('responses', 'Responses'),
    ...responses.map(({ anchor, title }) => below(anchor, title)),
    ...(events.length > 0 ? [part('events', 'Events that may follow')] : []),
    ...(guides.length > 0 ? [part('guides', 'In the guides')] : []),
    ...notesPart(operation),
  ];
}

/** What the examples of an operation's response are called; the response itself, where it has no body. */
export function responseTitle({ responses }: Pick<OperationPage, 'responses'>): string {
  const hasExamples = responses.some(
    ({ kind, contents }) => kind === 'success' && contents.some(({ examples }) => examples.length > 0),
  );
  return hasExamples ? 'Examples of responses' : 'Response';
}

/** The headings of an event's text, in their order. */
export function webhookHeadings(webhook: WebhookPage): Heading[] {
  const { madeBy, next } = webhook;
  return [
    part('when', 'When it is sent'),
    ...(madeBy.length > 0 ? [part('made-by', 'Made by')] : []),
    ...(next.length > 0 ? [part('next', 'Likely next')] : []),
    part('body', 'Body'),
    part('responses', 'Response'),
    ...notesPart(webhook),
  ];
}

/** More fields than this are read on the page, not in its contents. */
const FIELDS = 40;

/** The headings of a schema's text, in their order, with its fields where they are not too many. */
export function schemaHeadings({ node }: SchemaPage): Heading[] {
  const fields = node.fields.length > FIELDS ? [] : node.fields;
  return [
    part('form', 'Form'),
    ...fields.map(({ anchor, name }) => below(anchor, name)),
    part('used-by', 'Where it is used'),
    ...notesPart(node),
  ];
}

function notesPart(page: object): Heading[] {
  return notesOf(page).length > 0 ? [part('notes', 'Notes')] : [];
}

function part(id: string, text: string): Heading {
  return { id, text, depth: 2 };
}

function below(id: string, text: string): Heading {
  return { id, text, depth: 3 };
}

/** The Markdown twin of a page: `/operations/listCdrs/` is `/operations/listCdrs.md`. */
export function twinOf(address: string): string {
  return address === '/' ? '/index.md' : `${address.replace(/\/$/, '')}.md`;
}
