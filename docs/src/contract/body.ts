import type { Operation } from '@telephony/contract';
import { contentOf } from './responses.ts';
import { textOf } from './json.ts';
import { refuseUnknownMembers } from './known-members.ts';
import type { Body } from './model.ts';
import { marksOf, type Source, uniqueMarks } from './source.ts';

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
