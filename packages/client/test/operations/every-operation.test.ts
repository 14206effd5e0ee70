import { deletesCollection, type Operation } from '@telephony/contract';
import { startMock } from '@telephony/mock';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  coreOf,
  type CoreOptions,
  count,
  download,
  type FilePath,
  type Method,
  operations,
  type PagedPath,
  paginate,
} from '../../src/index.ts';
import { LISTED_BY } from '../../src/generated/filters.ts';
import { all, clientOf } from '../support/client.ts';
import { contract } from '../support/contract.ts';
import * as tanstack from '../../src/tanstack.ts';

interface Parts {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  confirm?: 'all';
}

function partsOf(operation: Operation): Parts {
  const valuesOf = (parameters: Operation['parameters']) =>
    Object.fromEntries(
      parameters.map(({ name, isJson, examples }) => {
        const [example] = examples.values();
        return [name, isJson ? JSON.parse(String(example?.value)) : example?.value];
      }),
    );
  const { pathParameters, queryParameters, body } = operation;
  const [example] = body?.examples.values() ?? [];
  return {
    ...(pathParameters.length > 0 && { path: valuesOf(pathParameters) }),
    ...(queryParameters.length > 0 && { query: valuesOf(queryParameters) }),
    ...(body && { body: example?.value ?? {} }),
    ...(deletesCollection(operation) && { confirm: 'all' }),
  };
}

function argumentsOf(operation: Operation): object {
  const { path, query, body, confirm } = partsOf(operation);
  if (Array.isArray(body)) return body;
  const { type, properties } = operation.body?.schema ? contract.resolve(operation.body.schema) : {};
  const fields = type === 'object' && properties === undefined ? { body } : (body as object | undefined);
  return { ...path, ...query, ...fields, ...(confirm && { confirm }) };
}

type Make = (...args: unknown[]) => Record<string, never>;

const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
  async () => new Response(null, { status: 404 }),
);
const pbx = clientOf({ retries: 0, fetch });
const named = (name: string) => Reflect.get(tanstack, name) as Make;
const isFile = ({ path }: Operation) => /\.[^/}]+$/.test(path);
const takesNothing = (args: object) => Object.keys(args).length === 0;

async function sentBy(call: () => Promise<unknown>) {
  fetch.mockClear();
  await call().catch(() => undefined);
  expect(fetch).toHaveBeenCalledOnce();
  const [url, { method: verb, body, headers }] = fetch.mock.lastCall!;
  return { url, verb, body, headers: [...new Headers(headers)] };
}

const called = contract.operations.filter((operation) => !isFile(operation));
const isRead = ({ method }: Operation) => method === 'get';
const cases = (list: Operation[]) => list.map((one) => [one.operationId, one] as const);

async function exampleOf(operation: Operation) {
  const args = argumentsOf(operation);
  const rest = takesNothing(args) ? [] : [args];
  const call = Reflect.get(operations, operation.operationId) as Make;
  return { rest, sent: await sentBy(() => call(pbx, ...rest) as never) };
}

test.each(cases(called.filter(isRead)))('%s is read by its query', async (name, operation) => {
  const { rest, sent } = await exampleOf(operation);
  const { queryFn, queryKey } = named(`${name}Query`)(pbx, ...rest) as Record<string, any>;
  expect(await sentBy(() => queryFn({ signal: new AbortController().signal }))).toEqual(sent);
  expect(queryKey).toEqual(['telephony', name, ...rest]);
});

test.each(cases(called.filter((one) => !isRead(one))))('%s is sent by its mutation', async (name, one) => {
  const { rest, sent } = await exampleOf(one);
  const { mutationFn, mutationKey } = named(`${name}Mutation`)(pbx) as Record<string, any>;
  expect(await sentBy(() => mutationFn(...rest))).toEqual(sent);
  expect(mutationKey).toEqual(['telephony', name]);
});

test('there are no queries of what is not a GET, no mutations of a GET, and none of files', () => {
  const expected = called.map((one) => `${one.operationId}${isRead(one) ? 'Query' : 'Mutation'}`);
  const names = Object.keys(tanstack).filter((name) => !/InfiniteQuery$|^queryKey$/.test(name));
  expect(names.toSorted()).toEqual(expected.toSorted());
});

type Untyped = (...args: unknown[]) => Promise<unknown>;

const functions: Record<string, Untyped> = { ...operations } as never;
const method = (client: object, name: string): Untyped => Reflect.get(client, name) as Untyped;

function written({ path, method: verb }: Operation, options: CoreOptions): Promise<unknown> {
  if (/\.[^/}]+$/.test(path)) return download(pbx, path as FilePath, options as never);
  return coreOf(pbx).call({ method: verb.toUpperCase() as Method, path, options });
}

test('there is a function and a method for every operation, and for nothing else', () => {
  const names = contract.operations.map(({ operationId }) => operationId).toSorted();
  expect(names.length).toBeGreaterThan(100);
  expect(Object.keys(operations).toSorted()).toEqual(names);
  for (const name of names) {
    expect(method(pbx, name)).toBeTypeOf('function');
  }
});

// A file has no result style.
const hasRaw = (name: string) => !name.startsWith('download');

test.each(contract.operations.map((operation) => [operation.operationId, operation] as const))(
  '%s sends its method, path and parameters',
  async (name, operation) => {
    const expected = await sentBy(() => written(operation, partsOf(operation)));
    const callers = [
      (args: object) => functions[name]!(pbx, args),
      (args: object) => method(pbx, name)(args),
      ...(hasRaw(name) ? [(args: object) => method(pbx.raw, name)(args)] : []),
    ];
    for (const call of callers) expect(await sentBy(() => call(argumentsOf(operation)))).toEqual(expected);
  },
);

let mock: Awaited<ReturnType<typeof startMock>>;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

test('the mock of the contract accepts every operation by its name', async () => {
  const own = clientOf({ baseUrl: `${mock.url}/v1.2/service` });
  for (const operation of contract.operations) {
    const { operationId: name } = operation;
    await method(own, name)(argumentsOf(operation));
  }
  expect(mock.requests.map(({ operationId }) => operationId)).toEqual(
    contract.operations.map(({ operationId }) => operationId),
  );
});

test('the mock pages every collection', async () => {
  mock.clear();
  const own = clientOf({ baseUrl: `${mock.url}/v1.2/service` });
  for (const path of Object.keys(LISTED_BY) as PagedPath[])
    expect([path, (await all(paginate(own, path))).length]).toEqual([path, await count(own, path)]);
  expect(new Set(mock.requests.map(({ status }) => status))).toEqual(new Set([200]));
});
