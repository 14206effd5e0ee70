import type { OperationPage, OperationResponse, Parameter } from '../contract/model.ts';
import { isObject, pathSecret, TOKEN, variable, withoutSecrets } from './secrets.ts';

/** A condition of a filter. */
export interface Condition {
  property: string;
  operator: string;
  value: unknown;
}

/** The day that the contract's examples tell of. */
const DAY = '2026-11-20';

/** The request that the samples of an operation send, made of the contract's examples. */
export function exampleRequest(operation: OperationPage): SampleRequest {
  const { method, path, body, access } = operation;
  const isFile = /\.\w+$/.test(path);
  const example = body?.examples[0];
  if (body && !example)
    throw new Error(`${operation.id}: no example of its request body to make samples of.`);
  const pathValues = valuesIn(operation, 'path', pathValue);
  const success = successOf(operation);
  return {
    method,
    path,
    pathValues,
    query: queryOf(operation),
    headers: valuesIn(operation, 'header', (id, parameter) =>
      parameter.required ? String(exampleOf(id, parameter)) : undefined,
    ),
    token: access.token === 'token',
    ...(example && { body: access.token === 'token' ? example.value : withoutSecrets(example.value) }),
    // `/monitors/{id}.mp3` with 7001 is `monitors-7001.mp3`, as the client names it.
    ...(isFile && { file: pathOf(path, pathValues).slice(1).replaceAll('/', '-') }),
    ...(success && (isFile || success.kind === 'redirect') && { status: Number(success.status) }),
  };
}

/** Whether an operation returns pages, and takes a filter. */
export function isPaged({ parameters }: OperationPage): boolean {
  return ['page', 'limit', 'filter'].every((name) => parameters.some((parameter) => parameter.name === name));
}

function queryOf(operation: OperationPage): Record<string, unknown> {
  if (!isPaged(operation)) return valuesIn(operation, 'query', exampleOf);
  const filter = filterOf(operation);
  return { limit: 100, ...(filter && { filter }) };
}

/** The values of an operation's parameters in a place, but those that have none. */
function valuesIn<Value>(
  { id, parameters }: OperationPage,
  place: Parameter['in'],
  valueOf: (id: string, parameter: Parameter) => Value | undefined,
): Record<string, Value> {
  return Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === place)
      .flatMap((parameter) => {
        const value = valueOf(id, parameter);
        return value === undefined ? [] : [[parameter.name, value]];
      }),
  );
}

/**
 * What is asked for: the records since the day of the story, where they are those of a day; else the first example of the contract,
 * which finds some. Nothing where records have no date.
 */
function filterOf({ parameters, filter }: OperationPage): Condition[] | undefined {
  const property = filter?.dateProperty;
  if (!property) return undefined;
  const examples = parameters
    .find(({ name }) => name === 'filter')
    ?.examples.map(({ value }) => JSON.parse(String(value)) as Condition[]);
  const isByDate = examples?.some((conditions) => conditions.some((one) => one.property === property));
  return isByDate ? [{ property, operator: 'gte', value: DAY }] : examples?.[0];
}

/** The first example; of a list the last, which shows how several are written. */
function pathValue(id: string, parameter: Parameter): unknown {
  const first = exampleOf(id, parameter);
  return pathSecret(parameter.name) ?? (Array.isArray(first) ? parameter.examples.at(-1)?.value : first);
}

function exampleOf(id: string, { name, examples }: Parameter): unknown {
  const [example] = examples;
  if (!example) throw new Error(`${id}: no example of the parameter "${name}" to make samples of.`);
  return example.value;
}

/** A request of an operation, before it is written in some language. Values are those of JSON, with variables for secrets. */
export interface SampleRequest {
  /** Upper case. */
  method: string;
  /** The path template: `/cdrs/{id}`. */
  path: string;
  pathValues: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  /** Whether it carries a token. */
  token: boolean;
  body?: unknown;
  /** Name for the file that it returns, where it returns one. */
  file?: string;
  /** The status of its success, where others from 200 to 299 are none: a redirection, or a file. */
  status?: number;
}

/** Shown in samples above the address. */
export const WHOSE_ADDRESS = 'The sandbox. Your own is https://HOST/v1.2/SERVICE';

/** The response of an operation that did what was asked: a redirection can be one (ledger C-21). */
function successOf({ responses }: OperationPage): OperationResponse | undefined {
  return responses.find(({ kind }) => kind !== 'error');
}

/**
 * The fields of a response that a sample takes out of it, of `data` and `total`: none where some form of it has no such field.
 * Undefined where an operation that did what was asked returns no JSON.
 */
export function envelopeOf(operation: OperationPage): string[] | undefined {
  const json = successOf(operation)?.contents.find(({ mediaType }) => mediaType.includes('json'));
  return json && ['data', 'total'].filter((name) => json.node.fields.some((field) => field.name === name));
}

/**
 * A sample's request as it goes over the line, for pages that write samples when a reader asks for them: plain JSON.
 */
export interface PlainRequest extends Pick<SampleRequest, 'method' | 'body' | 'file' | 'status'> {
  /** Encoded, with its values. */
  path: string;
  /** Not encoded. */
  query: [name: string, value: string][];
  headers: [name: string, value: string][];
}

/** The request for languages that know nothing of this project. */
export function plainRequest(request: SampleRequest): PlainRequest {
  const { path, pathValues, query, headers, token, ...rest } = request;
  return {
    ...rest,
    path: pathOf(path, pathValues),
    query: queryPairs(query),
    headers: Object.entries({
      ...(token && { 'X-Auth-Token': variable(TOKEN) }),
      ...headers,
      ...(rest.body !== undefined && { 'Content-Type': 'application/json' }),
    }),
  };
}

/** A path with values in it: lists joined by commas, all else encoded. */
export function pathOf(template: string, values: Record<string, unknown>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    [values[name]]
      .flat()
      .map((item) => encodeURIComponent(String(item)))
      .join(','),
  );
}

/** Query parameters by name as they go over the line: an object is JSON, or one parameter for each key in brackets. */
export function queryPairs(query: Record<string, unknown>): [name: string, value: string][] {
  return Object.entries(query).flatMap(([name, value]): [string, string][] =>
    isObject(value)
      ? Object.entries(value).map(([key, item]) => [`${name}[${key}]`, wireText(item)])
      : [[name, wireText(value)]],
  );
}

function wireText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
