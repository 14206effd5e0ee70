import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import {
  addressOf,
  isJsonObject,
  type JsonObject,
  type Operation,
  type Parameter as ContractParameter,
  pointerOf,
} from '@telephony/contract';
import { bodyOf, eventLinks, examplesOf, responsesOf } from './responses.ts';
import {
  firstSentence,
  marksOf,
  objectsOf,
  refuseUnknownMembers,
  type Source,
  sourcesOf,
  textOf,
  uniqueMarks,
} from './source.ts';
import type {
  Access,
  Effect,
  FilterNote,
  OperationPage,
  Parameter,
  PageLink,
  ParameterPlace,
  Server,
} from './model.ts';
import { schemaNode } from './schema-node.ts';

const EFFECTS: Record<Effect['name'], string> = {
  deletes: 'This operation ends or deletes the record in its path. Ask a person first.',
  'deletes-collection':
    'This operation deletes everything in the collection and cannot be undone. Ask a person first.',
  dials: 'This operation can ring a phone. Ask a person first, and never repeat it automatically.',
  'ends-token': 'This operation destroys your token: later requests with it get a 401. Ask a person first.',
  sends: 'This operation sends a message. Ask a person first, and never repeat it automatically.',
};

/** The page of every operation, in the order of the document. */
export function operationPages(
  source: Source,
  server: Server,
  workflows: readonly string[][],
): OperationPage[] {
  const pages = source.contract.operations.map((operation) => operationPage(source, server, operation));
  return pages.map((page) => ({ ...page, next: nextOf(page, pages, workflows) }));
}

/** Most operations that a page offers to go on with. */
const MOST = 4;

/** The operations that come next in a workflow. */
function nextOf(
  { id }: OperationPage,
  pages: readonly OperationPage[],
  workflows: readonly string[][],
): PageLink[] {
  const ids = workflows.flatMap((steps) => steps.filter((_step, at) => steps[at - 1] === id));
  return [...new Set(ids)]
    .flatMap((next) => pages.find((page) => page.id === next && next !== id) ?? [])
    .map(({ summary, address }) => ({ text: summary, address }))
    .slice(0, MOST);
}

/** The operations of each workflow in a folder of Arazzo files, without the steps that fail on purpose. */
export function readWorkflows(folder: string): string[][] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.arazzo.yaml'))
    .flatMap((name) => {
      const document: unknown = parse(readFileSync(join(folder, name), 'utf8'));
      return objectsOf(isJsonObject(document) ? document['workflows'] : undefined);
    })
    .map(({ steps }) =>
      objectsOf(steps)
        .filter(({ successCriteria }) =>
          objectsOf(successCriteria).every(
            ({ condition }) => !/^\$statusCode == [45]/.test(textOf(condition)),
          ),
        )
        .map(({ operationId }) => textOf(operationId).split('.').at(-1) ?? ''),
    );
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

const ORDER: ParameterPlace[] = ['path', 'query', 'header', 'cookie'];

/** The parameters of an operation and of its path, by place. */
function parametersOf(source: Source, { parameters }: Operation): Parameter[] {
  return parameters
    .map((parameter) => parameterOf(source, parameter))
    .toSorted((a, b) => ORDER.indexOf(a.in) - ORDER.indexOf(b.in));
}

function parameterOf(source: Source, parameter: ContractParameter): Parameter {
  const { name, object, pointer, isJson, examples } = parameter;
  refuseUnknownMembers('parameter', object, pointer);
  const form = formOf(source, parameter);
  const node = schemaNode(source, object.schema ?? {}, `${pointer}/schema`, {
    anchor: `field-${name}`,
    path: '',
    follow: 0,
    inside: [],
  });
  return {
    name,
    in: placeOf(parameter),
    anchor: `parameter-${name}`,
    required: parameter.required,
    deprecated: object.deprecated === true,
    description: textOf(object.description),
    ...(form !== undefined && { form }),
    isJson,
    node,
    examples: examplesOf(examples),
    marks: uniqueMarks(marksOf(source, object), node.marks),
  };
}

function placeOf(parameter: ContractParameter): ParameterPlace {
  const place = ORDER.find((one) => one === parameter.in);
  if (!place) throw new Error(`#${parameter.pointer}: "${parameter.in}" is not a place of a parameter.`);
  return place;
}

function formOf(source: Source, { name, style, object }: ContractParameter): string | undefined {
  if (style === 'deepObject') return `one parameter for each key: ${name}[key]=value`;
  if (source.contract.resolve(object.schema ?? {})['type'] !== 'array') return undefined;
  return object.explode === false || object.in === 'path' ? 'separated by commas' : 'repeated';
}

/** Who may call an operation, and how the token is sent. */
function accessOf(source: Source, { access, security }: Operation): Access {
  const names = security.flatMap((choice) => Object.keys(choice));
  return { token: access, schemes: names.map((name) => schemeOf(source, name)) };
}

function schemeOf(source: Source, name: string): Access['schemes'][number] {
  const scheme = source.contract.document.components?.['securitySchemes']?.[name];
  const pointer = pointerOf(['components', 'securitySchemes', name]);
  if (!isJsonObject(scheme)) throw new Error(`#${pointer}: there is no such security scheme.`);
  refuseUnknownMembers('security scheme', scheme, pointer);
  return {
    name,
    text: textOfScheme(scheme, pointer),
    description: textOf(scheme['description']),
    marks: marksOf(source, scheme),
  };
}

function textOfScheme(scheme: JsonObject, pointer: string): string {
  if (scheme['type'] === 'apiKey' && scheme['in'] === 'header') return `${textOf(scheme['name'])}: <token>`;
  if (scheme['type'] === 'http' && scheme['scheme'] === 'basic') {
    return 'Authorization: Basic base64(<user id>:<token>)';
  }
  throw new Error(
    `#${pointer}: the docs site cannot say how to send this scheme: teach docs/src/contract/access.ts.`,
  );
}

/** Who may call an operation, for people. */
export const WHO_MAY_CALL: Record<Access['token'], string> = {
  none: 'Anyone, without a token.',
  optional: 'Probably anyone. You may send a token.',
  token: 'A user with a token.',
};

/** What the parameters of a place are called on pages. */
export const PARAMETER_PLACES: readonly [place: ParameterPlace, title: string][] = [
  ['path', 'In the path'],
  ['query', 'In the query'],
  ['header', 'In headers'],
  ['cookie', 'In cookies'],
];

/** What the examples of an operation's response are called; the response itself, where it has no body. */
export function responseTitle({ responses }: Pick<OperationPage, 'responses'>): string {
  const hasExamples = responses.some(
    ({ kind, contents }) => kind === 'success' && contents.some(({ examples }) => examples.length > 0),
  );
  return hasExamples ? 'Examples of responses' : 'Response';
}
