import type { Condition } from '../components/filter-builder/condition.ts';
import type { OperationPage, Parameter } from '../contract/model.ts';
import { successOf } from './response-shape.ts';
import type { SampleRequest } from './sample-request.ts';
import { pathSecret, withoutSecrets } from './secrets.ts';

/** The day that the contract's examples tell of. */
const DAY = '2026-11-20';

/** The request that the samples of an operation send, made of the contract's examples. */
export function exampleRequest(operation: OperationPage): SampleRequest {
  const { method, path, parameters, body, access } = operation;
  const cookie = parameters.find((parameter) => parameter.in === 'cookie');
  if (cookie)
    throw new Error(
      `${operation.id}: samples cannot send the cookie "${cookie.name}": teach docs/src/samples.`,
    );
  const isFile = /\.\w+$/.test(path);
  const example = body?.examples[0];
  if (body && !example)
    throw new Error(`${operation.id}: no example of its request body to make samples of.`);
  const pathValues = pathValuesOf(operation);
  const success = successOf(operation);
  return {
    method,
    path,
    pathValues,
    query: queryOf(operation),
    headers: Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === 'header' && parameter.required)
        .map((parameter) => [parameter.name, String(exampleOf(operation, parameter))]),
    ),
    token: access.token === 'token',
    ...(example && { body: access.token === 'token' ? example.value : withoutSecrets(example.value) }),
    ...(isFile && { file: fileName(path, pathValues) }),
    ...(success && (isFile || success.kind === 'redirect') && { status: Number(success.status) }),
  };
}

/** Whether an operation returns pages, and takes a filter. */
export function isPaged({ parameters }: OperationPage): boolean {
  return ['page', 'limit', 'filter'].every((name) => parameters.some((parameter) => parameter.name === name));
}

function queryOf(operation: OperationPage): Record<string, unknown> {
  if (isPaged(operation)) {
    const filter = filterOf(operation);
    return { limit: 100, ...(filter && { filter }) };
  }
  return Object.fromEntries(
    operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => [parameter.name, exampleOf(operation, parameter)]),
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

/** The first example of each; of a list the last, which shows how several are written. */
function pathValuesOf(operation: OperationPage): Record<string, unknown> {
  return Object.fromEntries(
    operation.parameters
      .filter((parameter) => parameter.in === 'path')
      .map((parameter) => {
        const first = exampleOf(operation, parameter);
        const value = Array.isArray(first) ? exampleOf(operation, parameter, -1) : first;
        return [parameter.name, pathSecret(parameter.name) ?? value];
      }),
  );
}

function exampleOf({ id }: OperationPage, { name, examples }: Parameter, index = 0): unknown {
  const example = examples.at(index);
  if (!example) throw new Error(`${id}: no example of the parameter "${name}" to make samples of.`);
  return example.value;
}

/** `/monitors/{id}.mp3` with 7001 is `monitors-7001.mp3`, as the client names it. */
function fileName(path: string, values: Record<string, unknown>): string {
  return path
    .slice(1)
    .replaceAll('/', '-')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
