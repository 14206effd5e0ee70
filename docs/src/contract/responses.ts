import { STATUS_CODES } from 'node:http';
import {
  addressOf,
  type Example as ContractExample,
  type MediaType,
  type Operation,
} from '@telephony/contract';
import { marksOf, refuseUnknownMembers, type Source, textOf, uniqueMarks } from './source.ts';
import type { Body, Example, OperationResponse, PageLink, ResponseContent } from './model.ts';
import { schemaNode } from './schema-node.ts';

const RANGES: Record<string, string> = {
  '2XX': 'any success',
  '3XX': 'any redirection',
  '4XX': 'any client error',
  '5XX': 'any server error',
};

/** Every status that an element declares, in its order. */
export function responsesOf(source: Source, { responses }: Operation): OperationResponse[] {
  return [...responses].map(([status, { object, pointer, description, content }]) => {
    refuseUnknownMembers('response', object, pointer);
    const kind = kindOf(status);
    return {
      status,
      title: `${status} ${RANGES[status] ?? STATUS_CODES[status] ?? ''}`.trim(),
      anchor: `status-${status}`,
      kind,
      description: textOf(description),
      contents: [...content].map(([mediaType, media]) =>
        contentOf(source, {
          mediaType,
          media,
          anchor: `field-${status}`,
          // An error's fields are the same everywhere: a link to its schema says it.
          follow: kind === 'error' ? 0 : 2,
        }),
      ),
      marks: marksOf(source, object),
    };
  });
}

/** A media type as the pages show it. */
function contentOf(
  source: Source,
  place: { mediaType: string; media: MediaType; anchor: string; follow: number },
): ResponseContent {
  const { mediaType, anchor, follow } = place;
  const { object, pointer, schema, examples } = place.media;
  refuseUnknownMembers('media type', object, pointer);
  const view = { anchor, path: '', follow, inside: [] };
  const node = schemaNode(source, schema, `${pointer}/schema`, view);
  return {
    mediaType,
    node,
    examples: examplesOf(examples),
    marks: uniqueMarks(marksOf(source, object), node.marks),
  };
}

function kindOf(status: string): OperationResponse['kind'] {
  if (status.startsWith('2')) return 'success';
  return status.startsWith('3') ? 'redirect' : 'error';
}

/** The request body of an operation or of an event. Throws when it has more than one media type. */
export function bodyOf(source: Source, { body }: Operation, anchor: string): Body | undefined {
  if (!body) return undefined;
  const { object, pointer, required } = body;
  refuseUnknownMembers('request body', object, pointer);
  const [first, second] = body.content;
  if (!first || second) {
    throw new Error(
      `#${pointer}: the docs site shows bodies of one media type: teach docs/src/contract/body.ts.`,
    );
  }
  const [mediaType, media] = first;
  const { node, examples, marks } = contentOf(source, { mediaType, media, anchor, follow: 2 });
  return {
    description: textOf(object.description),
    required,
    mediaType,
    node,
    examples,
    marks: uniqueMarks(marksOf(source, object), marks),
  };
}

/** The named examples of a parameter or a media type. */
export function examplesOf(examples: ReadonlyMap<string, ContractExample>): Example[] {
  return [...examples].map(([name, { object, pointer, value }]) => {
    refuseUnknownMembers('example', object, pointer);
    return {
      name,
      summary: textOf(object.summary) || name,
      description: textOf(object.description),
      value,
      text: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
      language: typeof value === 'string' ? 'text' : 'json',
    };
  });
}

/** Links to the pages of events, by their names (`x-events`, `x-next-events`). */
export function eventLinks(names: readonly string[] = []): PageLink[] {
  return names.map((name) => ({ text: name, address: addressOf.webhook(name) }));
}
