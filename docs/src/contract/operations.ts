import { accessOf } from './access.ts';
import { addressOf } from '@telephony/contract';
import { answersOf } from './answers.ts';
import { bodyOf } from './body.ts';
import { isObject, type JsonObject, objectOf, textOf, textsOf } from './json.ts';
import { refuseUnknownMembers } from './known-members.ts';
import type { Effect, FilterNote, OperationPage, Server } from './model.ts';
import { parametersOf } from './parameters.ts';
import { pointerOf } from './pointer.ts';
import { marksOf, type Source } from './source.ts';
import { firstSentence } from './text-of-markdown.ts';

const EFFECTS: Record<Effect['name'], string> = {
  dials: 'This operation rings a telephone. Never repeat it without asking a person first.',
  sends: 'This operation sends a message. Never repeat it without asking a person first.',
  'deletes-collection':
    'This operation deletes everything in the collection, and nothing brings it back. Ask a person first.',
};

/** The page of every operation, in the order of the document. */
export function operationPages(source: Source, server: Server): OperationPage[] {
  return Object.entries(objectOf(source.document['paths'])).flatMap(([path, item]) => {
    const pointer = pointerOf(['paths', path]);
    const pathItem = objectOf(item);
    refuseUnknownMembers('path item', pathItem, pointer);
    return Object.keys(pathItem)
      .filter((member) => member !== 'parameters')
      .map((method) => operationPage(source, server, { path, pathItem, method, pointer }));
  });
}

function operationPage(
  source: Source,
  server: Server,
  {
    path,
    pathItem,
    method,
    pointer,
  }: { path: string; pathItem: JsonObject; method: string; pointer: string },
): OperationPage {
  const operation = objectOf(pathItem[method]);
  const at = `${pointer}/${method}`;
  refuseUnknownMembers('operation', operation, at);
  const id = textOf(operation['operationId']);
  const tag = textsOf(operation['tags'])[0] ?? '';
  const body = bodyOf(source, operation, at, 'field-body');
  const filter = filterOf(source, operation);
  const effect = effectOf(operation, at);
  return {
    id,
    address: addressOf.operation(id),
    method: method.toUpperCase(),
    path,
    url: server.address + path,
    summary: textOf(operation['summary']),
    description: textOf(operation['description']),
    teaser: firstSentence(textOf(operation['description'])),
    tag,
    tagAddress: addressOf.tag(tag),
    deprecated: operation['deprecated'] === true,
    access: accessOf(source, operation),
    parameters: parametersOf(source, pathItem, method, pointer),
    ...(body && { body }),
    answers: answersOf(source, operation, at),
    ...(filter && { filter }),
    ...(effect && { effect }),
    marks: marksOf(source, operation),
  };
}

function filterOf(source: Source, operation: JsonObject): FilterNote | undefined {
  const filter = operation['x-filter'];
  if (!isObject(filter)) return undefined;
  const dateProperty = textOf(filter['dateProperty']);
  return {
    ...(dateProperty !== '' && { dateProperty }),
    also: textsOf(filter['also']),
    refused: textsOf(filter['refused']),
    marks: marksOf(source, filter),
  };
}

function effectOf(operation: JsonObject, pointer: string): Effect | undefined {
  const name = operation['x-effect'];
  if (name === undefined) return undefined;
  const known = (Object.keys(EFFECTS) as Effect['name'][]).find((one) => one === name);
  if (!known) throw new Error(`#${pointer}: the docs site has no warning for x-effect "${String(name)}".`);
  return { name: known, text: EFFECTS[known] };
}
