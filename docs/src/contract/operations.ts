import { accessOf } from './access.ts';
import { addressOf, type Operation, pointerOf } from '@telephony/contract';
import { responsesOf } from './responses.ts';
import { bodyOf } from './body.ts';
import { eventLinks } from './event-links.ts';
import { textOf } from './json.ts';
import { refuseUnknownMembers } from './known-members.ts';
import type { Effect, FilterNote, OperationPage, Server } from './model.ts';
import { nextStepsOf } from './next-steps.ts';
import { parametersOf } from './parameters.ts';
import { marksOf, type Source, sourcesOf } from './source.ts';
import { firstSentence } from './text-of-markdown.ts';
import type { WorkflowStep } from './workflows.ts';

const EFFECTS: Record<Effect['name'], string> = {
  deletes: 'This operation ends or deletes what its path names. Ask a person first.',
  'deletes-collection':
    'This operation deletes everything in the collection and cannot be undone. Ask a person first.',
  dials: 'This operation can ring a phone. Ask a person first, and never repeat it automatically.',
  'ends-token':
    'This operation ends the token that it is sent with: later requests with it get a 401. Ask a person first.',
  sends: 'This operation sends a message. Ask a person first, and never repeat it automatically.',
};

/** The page of every operation, in the order of the document. */
export function operationPages(
  source: Source,
  server: Server,
  workflows: readonly WorkflowStep[][],
): OperationPage[] {
  const pages = source.contract.operations.map((operation) => operationPage(source, server, operation));
  return pages.map((page) => ({ ...page, next: nextStepsOf(page, pages, workflows) }));
}

function operationPage(source: Source, server: Server, operation: Operation): OperationPage {
  const { object, operationId: id, path, pathItem, pointer } = operation;
  refuseUnknownMembers('path item', pathItem, pointerOf(['paths', path]));
  refuseUnknownMembers('operation', object, pointer);
  const description = textOf(object.description);
  const tag = object.tags?.[0] ?? '';
  const body = bodyOf(source, operation, 'field-body');
  const filter = filterOf(source, operation);
  const effect = effectOf(operation);
  return {
    id,
    address: addressOf.operation(id),
    method: operation.method.toUpperCase(),
    path,
    url: server.address + path,
    summary: textOf(operation.summary),
    description,
    teaser: firstSentence(description),
    tag,
    tagAddress: addressOf.tag(tag),
    deprecated: object.deprecated === true,
    access: accessOf(source, operation),
    parameters: parametersOf(source, operation),
    ...(body && { body }),
    responses: responsesOf(source, operation),
    ...(filter && { filter }),
    ...(effect && { effect }),
    events: eventLinks(object['x-events']),
    next: [],
    marks: marksOf(source, object),
    sources: sourcesOf(object),
  };
}

function filterOf(source: Source, { filter: { also, refused }, object }: Operation): FilterNote | undefined {
  const filter = object['x-filter'];
  if (!filter) return undefined;
  const dateProperty = textOf(filter.dateProperty);
  return { ...(dateProperty !== '' && { dateProperty }), also, refused, marks: marksOf(source, filter) };
}

function effectOf({ effect: declared, method, pointer }: Operation): Effect | undefined {
  const effect = declared ?? (method === 'delete' ? 'deletes' : undefined);
  if (effect === undefined) return undefined;
  const known = (Object.keys(EFFECTS) as Effect['name'][]).find((one) => one === effect);
  if (!known) throw new Error(`#${pointer}: the docs site has no warning for x-effect "${effect}".`);
  return { name: known, text: EFFECTS[known] };
}
