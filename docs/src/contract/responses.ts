import { STATUS_CODES } from 'node:http';
import {
  addressOf,
  type Example as ContractExample,
  type MediaType,
  type Operation,
} from '@telephony/contract';
import { marksOf, refuseUnknownMembers, type Source, asText, uniqueMarks } from './source.ts';
import type { Body, Content, Example, OperationResponse, PageLink } from './model.ts';
import { schemaNode, type View } from './schema-node.ts';

const RANGES: Record<string, string> = {
  '2XX': 'any success',
  '3XX': 'any redirection',
  '4XX': 'any client error',
  '5XX': 'any server error',
};

const KINDS: Record<string, OperationResponse['kind']> = { 2: 'success', 3: 'redirect' };

export function responseModels(source: Source, { responses }: Operation): OperationResponse[] {
  return [...responses].map(([status, { object, pointer, description, content }]) => {
    refuseUnknownMembers('response', object, pointer);
    const kind = KINDS[status.charAt(0)] ?? 'error';
    return {
      status,
      title: `${status} ${RANGES[status] ?? STATUS_CODES[status] ?? ''}`.trim(),
      anchor: `status-${status}`,
      kind,
      description: asText(description),
      contents: [...content].map(([mediaType, media]) =>
        // An error's fields are the same everywhere: a link to its schema says it.
        contentModel(source, mediaType, media, {
          anchor: `field-${status}`,
          follow: kind === 'error' ? 0 : 2,
        }),
      ),
      marks: marksOf(source, object),
    };
  });
}

function contentModel(
  source: Source,
  mediaType: string,
  { object, pointer, schema, examples }: MediaType,
  view: Pick<View, 'anchor' | 'follow'>,
): Content {
  refuseUnknownMembers('media type', object, pointer);
  const node = schemaNode(source, schema, `${pointer}/schema`, { ...view, path: '', inside: [] });
  return {
    mediaType,
    node,
    examples: exampleModels(examples),
    marks: uniqueMarks(marksOf(source, object), node.marks),
  };
}

export function bodyModel(source: Source, { body }: Operation, anchor: string): Body | undefined {
  if (!body) return undefined;
  const { object, pointer, required } = body;
  refuseUnknownMembers('request body', object, pointer);
  const [first, second] = body.content;
  if (!first || second)
    throw new Error(
      `#${pointer}: the docs site shows bodies of one media type: teach docs/src/contract/responses.ts.`,
    );
  const content = contentModel(source, ...first, { anchor, follow: 2 });
  return {
    ...content,
    description: asText(object.description),
    required,
    marks: uniqueMarks(marksOf(source, object), content.marks),
  };
}

export function exampleModels(examples: ReadonlyMap<string, ContractExample>): Example[] {
  return [...examples].map(([name, { object, pointer, value }]) => {
    refuseUnknownMembers('example', object, pointer);
    return {
      name,
      summary: asText(object.summary) || name,
      description: asText(object.description),
      value,
      text: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
      language: typeof value === 'string' ? 'text' : 'json',
    };
  });
}

export function eventLinks(names: readonly string[] = []): PageLink[] {
  return names.map((name) => ({ text: name, address: addressOf.webhook(name) }));
}
