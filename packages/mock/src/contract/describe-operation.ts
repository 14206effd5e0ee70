import type { IHttpOperation } from '@stoplight/types';
import { prismOperation } from '../prism/prism-operation.ts';
import type { Check } from '../validate/check.ts';
import { pathParameterCheck } from '../validate/path-parameters.ts';
import { filterCheck } from '../validate/filter.ts';
import {
  type Method,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  resolve,
} from './openapi-document.ts';

/** An operation of the contract, as the mock needs it. */
export interface MockOperation {
  operationId: string;
  method: Method;
  /** Template of the path, such as `/cdrs/{id}`. */
  path: string;
  summary: string;
  pathParameterNames: string[];
  /** Status codes and ranges that the contract declares. */
  statuses: string[];
  /** Keys of the examples of each status. */
  examples: Map<string, string[]>;
  takesBody: boolean;
  checkPathParameters: Check<Record<string, string>>;
  /** Checks the values of `filter` in the query; undefined where the operation has none. */
  checkFilter: Check<string[]> | undefined;
  /** What Prism is asked about. */
  prism: () => Promise<IHttpOperation>;
}

export function describeOperation(document: OpenApiDocument, path: string, method: Method): MockOperation {
  const operation = document.paths[path]![method]!;
  const parameters = parametersOf(document, path, operation);
  const filter = parameters.find((parameter) => parameter.in === 'query' && parameter.name === 'filter');
  return {
    operationId: operation.operationId,
    method,
    path,
    summary: operation.summary ?? '',
    pathParameterNames: [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]!),
    statuses: Object.keys(operation.responses),
    examples: examplesOf(document, operation),
    takesBody: operation.requestBody !== undefined,
    checkPathParameters: pathParameterCheck(
      document,
      parameters.filter((parameter) => parameter.in === 'path'),
    ),
    checkFilter: filter && filterCheck(document, filter, operation['x-filter']?.refused ?? []),
    prism: prismOperation(document, path, method),
  };
}

/** Parameters of the path item and the operation, the latter first in force. */
function parametersOf(document: OpenApiDocument, path: string, operation: Operation): Parameter[] {
  const byName = new Map<string, Parameter>();
  for (const parameter of [...(document.paths[path]!.parameters ?? []), ...(operation.parameters ?? [])]) {
    const resolved = resolve<Parameter>(document, parameter);
    byName.set(`${resolved.in} ${resolved.name}`, resolved);
  }
  return [...byName.values()];
}

function examplesOf(document: OpenApiDocument, { responses }: Operation): Map<string, string[]> {
  return new Map(
    Object.entries(responses).map(([status, response]) => {
      const media = Object.values(resolve(document, response).content ?? {});
      return [status, media.flatMap(({ examples = {} }) => Object.keys(examples))];
    }),
  );
}
