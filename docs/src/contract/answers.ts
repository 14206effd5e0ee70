import { STATUS_CODES } from 'node:http';
import { examplesOf } from './examples.ts';
import { type JsonObject, objectOf, textOf } from './json.ts';
import { refuseUnknownMembers } from './known-members.ts';
import type { Answer, AnswerContent } from './model.ts';
import { follow, pointerOf } from './pointer.ts';
import { schemaNode } from './schema-node.ts';
import { marksOf, type Source, uniqueMarks } from './source.ts';

const RANGES: Record<string, string> = {
  '2XX': 'any success',
  '3XX': 'any redirection',
  '4XX': 'any client error',
  '5XX': 'any server error',
};

/** Every status that an element declares, in its order. */
export function answersOf(source: Source, operation: JsonObject, pointer: string): Answer[] {
  return Object.entries(objectOf(operation['responses'])).map(([status, entry]) => {
    const found = follow(source.document, objectOf(entry), `${pointer}/responses/${status}`);
    refuseUnknownMembers('response', found.element, found.pointer);
    const kind = kindOf(status);
    return {
      status,
      title: `${status} ${RANGES[status] ?? STATUS_CODES[status] ?? ''}`.trim(),
      anchor: `status-${status}`,
      kind,
      description: textOf(found.element['description']),
      contents: Object.entries(objectOf(found.element['content'])).map(([mediaType, content]) =>
        contentOf(source, {
          mediaType,
          content: objectOf(content),
          pointer: `${found.pointer}/content${pointerOf([mediaType])}`,
          anchor: `field-${status}`,
          // An error's fields are the same everywhere: a link to its schema says it.
          follow: kind === 'error' ? 0 : 2,
        }),
      ),
      marks: marksOf(source, found.element),
    };
  });
}

/** A media type as the pages show it. */
export function contentOf(
  source: Source,
  place: { mediaType: string; content: JsonObject; pointer: string; anchor: string; follow: number },
): AnswerContent {
  const { mediaType, content, pointer, anchor, follow: depth } = place;
  refuseUnknownMembers('media type', content, pointer);
  const view = { anchor, path: '', follow: depth, inside: [] };
  const node = schemaNode(source, content['schema'], `${pointer}/schema`, view);
  return {
    mediaType,
    node,
    examples: examplesOf(source, content, pointer),
    marks: uniqueMarks(marksOf(source, content), node.marks),
  };
}

function kindOf(status: string): Answer['kind'] {
  if (status.startsWith('2')) return 'success';
  return status.startsWith('3') ? 'redirect' : 'error';
}
