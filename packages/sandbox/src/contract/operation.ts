import type { OperationId } from '../types/operations.ts';
import {
  type JsonSchema,
  type Method,
  type OpenApiDocument,
  type OperationObject,
  type Parameter,
  type RequestBody,
  type Response,
  resolve,
} from './openapi-document.ts';

/** An operation of the contract, as the sandbox needs it. */
export interface Operation {
  operationId: OperationId;
  method: Method;
  /** Template of the path, such as `/cdrs/{id}`. */
  path: string;
  /** Whether a token is needed: `optional` where the documents do not say (ledger N-03). */
  access: 'none' | 'optional' | 'token';
  pathParameters: Parameter[];
  queryParameters: Parameter[];
  body: { required: boolean; schema: JsonSchema } | undefined;
  /** By status or range, such as `200` or `4XX`. */
  responses: Map<string, Response>;
  /** Properties that can be filtered by though the record does not show them, and those that are refused. */
  filter: { also: string[]; refused: string[] };
}

export function describeOperation(document: OpenApiDocument, path: string, method: Method): Operation {
  const item = document.paths[path]!;
  const operation = item[method]!;
  const parameters = parametersOf(document, [...(item.parameters ?? []), ...(operation.parameters ?? [])]);
  const body = operation.requestBody && resolve<RequestBody>(document, operation.requestBody);
  const schema = body?.content['application/json']?.schema;
  const { also = [], refused = [] } = operation['x-filter'] ?? {};
  return {
    operationId: operation.operationId as OperationId,
    method,
    path,
    access: accessOf(document, operation),
    pathParameters: parameters.filter((parameter) => parameter.in === 'path'),
    queryParameters: parameters.filter((parameter) => parameter.in === 'query'),
    body: schema && { required: body?.required ?? false, schema },
    responses: new Map(
      Object.entries(operation.responses).map(([status, response]) => [
        status,
        resolve<Response>(document, response),
      ]),
    ),
    filter: { also, refused },
  };
}

/** The status as the operation declares it: itself, or the range that it is in. */
export function declaredStatus({ responses }: Operation, status: number): string | undefined {
  return [String(status), `${Math.floor(status / 100)}XX`].find((key) => responses.has(key));
}

/** Parameters of the operation go before those of the path item. */
function parametersOf(
  document: OpenApiDocument,
  listed: NonNullable<OperationObject['parameters']>,
): Parameter[] {
  const byName = new Map<string, Parameter>();
  for (const one of listed) {
    const parameter = resolve<Parameter>(document, one);
    byName.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...byName.values()];
}

function accessOf(
  { security: general = [] }: OpenApiDocument,
  { security = general }: OperationObject,
): Operation['access'] {
  if (security.length === 0) return 'none';
  return security.some((one) => Object.keys(one).length === 0) ? 'optional' : 'token';
}
