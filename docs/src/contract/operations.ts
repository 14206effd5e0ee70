import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import {
  addressOf,
  EFFECTS,
  firstSentence,
  isJsonObject,
  type Operation,
  type Parameter as ContractParameter,
  pointerOf,
} from '@telephony/contract';
import { commandForm } from '@telephony/contract/commands';
import { bodyModel, eventLinks, exampleModels, responseModels } from './responses.ts';
import {
  marksOf,
  asObject,
  asObjects,
  refuseUnknownMembers,
  type Source,
  asText,
  uniqueMarks,
} from './source.ts';
import type { Access, ElementPage, OperationPage, Parameter, ParameterPlace } from './model.ts';
import { schemaNode } from './schema-node.ts';

const WARNINGS: Readonly<Record<string, string>> = {
  ...EFFECTS,
  deletes: 'deletes or ends what the path names',
};

const MAX_NEXT_OPERATIONS = 4;

export function operationPages(
  source: Source,
  server: string,
  workflows: readonly string[][],
): OperationPage[] {
  const { operations, operationsById } = source.contract;
  const linkTo = ({ summary, operationId }: Operation) => ({
    text: summary,
    address: addressOf.operation(operationId),
  });
  return operations.map((operation) => {
    const id = operation.operationId;
    const look = operation.method === 'delete' && readerOf(operation, operations);
    const next = workflows.flatMap((steps) =>
      steps.filter((step, at) => steps[at - 1] === id && step !== id),
    );
    return {
      ...operationPage(source, server, operation),
      next: [...new Set(next)]
        .flatMap((step) => operationsById.get(step) ?? [])
        .map(linkTo)
        .slice(0, MAX_NEXT_OPERATIONS),
      ...(look && { look: linkTo(look) }),
    };
  });
}

// What a deletion is of: the record, or the list that has it.
function readerOf({ path }: Operation, operations: readonly Operation[]): Operation | undefined {
  const reader = (own: string) => operations.find((other) => other.method === 'get' && other.path === own);
  return reader(path) ?? reader(path.replace(/\/[^/]*$/, ''));
}

export function readWorkflows(folder: string): string[][] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.arazzo.yaml'))
    .flatMap((name) => asObjects(asObject(parse(readFileSync(join(folder, name), 'utf8')))['workflows']))
    .map(({ steps }) =>
      asObjects(steps)
        // Steps that fail on purpose are left out.
        .filter(({ successCriteria }) => !/"\$statusCode == [45]/.test(JSON.stringify(successCriteria)))
        .map(({ operationId }) => asText(operationId).split('.').at(-1) ?? ''),
    );
}

export function elementPage(source: Source, operation: Operation): Omit<ElementPage, 'responses'> {
  const { object, operationId, pathItem, pointer, summary } = operation;
  refuseUnknownMembers('path item', pathItem, pointer.slice(0, pointer.lastIndexOf('/')));
  refuseUnknownMembers('operation', object, pointer);
  const description = asText(object.description);
  return {
    id: operationId,
    summary: asText(summary),
    description,
    teaser: firstSentence(description),
    tag: object.tags?.[0] ?? '',
    marks: marksOf(source, object),
  };
}

function operationPage(
  source: Source,
  server: string,
  operation: Operation,
): Omit<OperationPage, 'next' | 'look'> {
  const { object, path, method, pointer, parameters } = operation;
  const described = elementPage(source, operation);
  const body = bodyModel(source, operation, 'field-body');
  const { 'x-filter': filter } = object;
  const effect = operation.effect ?? (method === 'delete' ? 'deletes' : undefined);
  if (effect !== undefined && !Object.hasOwn(WARNINGS, effect))
    throw new Error(`#${pointer}: the docs site has no warning for x-effect "${effect}".`);
  return {
    ...described,
    address: addressOf.operation(described.id),
    method: method.toUpperCase(),
    path,
    command: commandForm(source.contract.document, operation),
    url: server + path,
    tagAddress: addressOf.tag(described.tag),
    deprecated: object.deprecated === true,
    access: {
      token: operation.access,
      schemes: operation.security.flatMap(Object.keys).map((name) => schemeModel(source, name)),
    },
    parameters: parameters
      .map((parameter) => parameterModel(source, parameter))
      .toSorted((one, other) => PLACE_ORDER.indexOf(one.in) - PLACE_ORDER.indexOf(other.in)),
    ...(body && { body }),
    responses: responseModels(source, operation),
    ...(filter && {
      filter: {
        ...(filter.dateProperty && { dateProperty: filter.dateProperty }),
        ...operation.filter,
        marks: marksOf(source, filter),
      },
    }),
    ...(effect !== undefined && { effect: `This ${WARNINGS[effect]}.` }),
    events: eventLinks(object['x-events']),
  };
}

function parameterModel(source: Source, parameter: ContractParameter): Parameter {
  const { name, object, pointer, isJson, examples } = parameter;
  refuseUnknownMembers('parameter', object, pointer);
  const form = writtenForm(source, parameter);
  const view = { anchor: `field-${name}`, path: '', follow: 0, inside: [] };
  const node = schemaNode(source, object.schema ?? {}, `${pointer}/schema`, view);
  return {
    name,
    in: parameter.in,
    anchor: `parameter-${name}`,
    required: parameter.required,
    deprecated: object.deprecated === true,
    description: asText(object.description),
    ...(form !== undefined && { form }),
    isJson,
    node,
    examples: exampleModels(examples),
    marks: uniqueMarks(marksOf(source, object), node.marks),
  };
}

function writtenForm(source: Source, { name, style, object }: ContractParameter): string | undefined {
  if (style === 'deepObject') return `one parameter for each key: ${name}[key]=value`;
  if (source.contract.resolve(object.schema ?? {})['type'] !== 'array') return undefined;
  return object.explode === false || object.in === 'path' ? 'separated by commas' : 'repeated';
}

function schemeModel(source: Source, name: string): Access['schemes'][number] {
  const scheme = source.contract.document.components?.['securitySchemes']?.[name];
  const pointer = pointerOf(['components', 'securitySchemes', name]);
  if (!isJsonObject(scheme)) throw new Error(`#${pointer}: there is no such security scheme.`);
  refuseUnknownMembers('security scheme', scheme, pointer);
  const header =
    scheme['type'] === 'http' ? 'Authorization' : asText(scheme['in'] === 'header' && scheme['name']);
  if (header === '') throw new Error(`#${pointer}: the docs site shows schemes that are sent in a header.`);
  return { header, marks: marksOf(source, scheme) };
}

export const WHO_MAY_CALL: Record<Access['token'], string> = {
  none: 'Anyone, without a token',
  optional: 'Probably anyone, with or without [a token](/guides/authentication/)',
  token: 'A user with [a token](/guides/authentication/)',
};

export const PARAMETER_PLACES: Record<ParameterPlace, string> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};
const PLACE_ORDER = Object.keys(PARAMETER_PLACES);
