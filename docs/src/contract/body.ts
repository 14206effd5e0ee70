import { contentOf } from './answers.ts';
import { isObject, type JsonObject, objectOf, textOf } from './json.ts';
import { refuseUnknownMembers } from './known-members.ts';
import type { Body } from './model.ts';
import { pointerOf } from './pointer.ts';
import { marksOf, type Source, uniqueMarks } from './source.ts';

/** The request body of an operation or of an event. Throws when it has more than one media type. */
export function bodyOf(
  source: Source,
  operation: JsonObject,
  pointer: string,
  anchor: string,
): Body | undefined {
  const body = operation['requestBody'];
  if (!isObject(body)) return undefined;
  const at = `${pointer}/requestBody`;
  refuseUnknownMembers('request body', body, at);
  const [first, second] = Object.entries(objectOf(body['content']));
  if (!first || second) {
    throw new Error(`#${at}: the docs site shows bodies of one media type: teach docs/src/contract/body.ts.`);
  }
  const [mediaType, content] = first;
  const place = { mediaType, content: objectOf(content), pointer: `${at}/content${pointerOf([mediaType])}` };
  const { node, examples, marks } = contentOf(source, { ...place, anchor, follow: 2 });
  return {
    description: textOf(body['description']),
    required: body['required'] === true,
    mediaType,
    node,
    examples,
    marks: uniqueMarks(marksOf(source, body), marks),
  };
}
