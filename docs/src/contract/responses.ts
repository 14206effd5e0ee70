import { STATUS_CODES } from 'node:http';
import type { MediaType, Operation } from '@telephony/contract';
import { examplesOf } from './examples.ts';
import { textOf } from './json.ts';
import { refuseUnknownMembers } from './known-members.ts';
import type { OperationResponse, ResponseContent } from './model.ts';
import { schemaNode } from './schema-node.ts';
import { marksOf, type Source, uniqueMarks } from './source.ts';

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
export function contentOf(
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
