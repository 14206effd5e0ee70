import { deletesCollection } from '@telephony/contract';
import type { Field, OperationPage, Parameter, Content } from '../contract/model.ts';
import { type Condition, fileOf, isFile, type SampleFacts, type SampleRequest } from './sample-request.ts';
import { pathSecret, withoutSecrets } from './secrets.ts';

// The day of the contract's examples.
const STORY_DAY = '2026-11-20';

export function exampleRequest(operation: OperationPage): SampleRequest {
  const { path, body, access } = operation;
  const example = body?.examples[0];
  if (body && !example)
    throw new Error(`${operation.id}: no example of its request body to make samples of.`);
  const pathValues = valuesIn(operation, 'path', pathValue);
  return {
    ...sampleFacts(operation),
    pathValues,
    query: exampleQuery(operation),
    headers: valuesIn(operation, 'header', (id, parameter) =>
      parameter.required ? String(exampleValue(id, parameter)) : undefined,
    ),
    token: access.token === 'token',
    ...(example && { body: access.token === 'token' ? example.value : withoutSecrets(example.value) }),
    ...fileOf(path, pathValues),
  };
}

export function sampleFacts(operation: OperationPage): SampleFacts {
  const { id, method, path, command, body } = operation;
  // A redirection can be what was asked for (ledger C-21).
  const success = operation.responses.find(({ kind }) => kind !== 'error');
  const returned = success?.contents.find(({ mediaType }) => mediaType.includes('json'));
  return {
    id,
    method,
    path,
    command,
    ...(returned && { returns: ['data', 'total'].filter((name) => fieldNamed(returned, name)) }),
    ...(isPaged(operation) && { record: recordName(returned) }),
    ...(body?.node.fields.length === 0 && { bodyIsOpen: true as const }),
    ...(deletesCollection(operation) && { deletesAll: true as const }),
    ...(success && (isFile(path) || success.kind === 'redirect') && { status: Number(success.status) }),
  };
}

function fieldNamed({ node }: Content, name: string): Field | undefined {
  return node.fields.find((field) => field.name === name);
}

function recordName(returned: Content | undefined): string {
  const types = returned && fieldNamed(returned, 'data')?.node.type;
  const schema = types?.find(({ address }) => address !== undefined)?.text ?? 'record';
  return schema.charAt(0).toLowerCase() + schema.slice(1);
}

function isPaged({ parameters }: OperationPage): boolean {
  return ['page', 'limit', 'filter'].every((name) => parameters.some((parameter) => parameter.name === name));
}

function exampleQuery(operation: OperationPage): Record<string, unknown> {
  if (!isPaged(operation)) return valuesIn(operation, 'query', exampleValue);
  const filter = exampleFilter(operation);
  return { limit: 100, ...(filter && { filter }) };
}

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

// Where the contract filters by date, the period begins with the day of the story; elsewhere its first example is used.
function exampleFilter({ parameters, filter }: OperationPage): Condition[] | undefined {
  const property = filter?.dateProperty;
  if (!property) return undefined;
  const examples = parameters
    .find(({ name }) => name === 'filter')
    ?.examples.map(({ value }) => JSON.parse(String(value)) as Condition[]);
  const isByDate = examples?.some((conditions) => conditions.some((one) => one.property === property));
  return isByDate ? [{ property, operator: 'gte', value: STORY_DAY }] : examples?.[0];
}

// The last example of a list shows how several ids are written.
function pathValue(id: string, parameter: Parameter): unknown {
  const first = exampleValue(id, parameter);
  return pathSecret(parameter.name) ?? (Array.isArray(first) ? parameter.examples.at(-1)?.value : first);
}

function exampleValue(id: string, { name, examples }: Parameter): unknown {
  const [example] = examples;
  if (!example) throw new Error(`${id}: no example of the parameter "${name}" to make samples of.`);
  return example.value;
}
