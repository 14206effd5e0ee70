import type { Operation } from '@telephony/contract';
import { expect, test, vi } from 'vitest';
import { createTelephony, operations } from '../../src/index.ts';
import * as tanstack from '../../src/tanstack.ts';
import { flatArguments, longArguments } from '../operations/example-arguments.ts';
import { contract } from '../support/contract.ts';

type Make = (...args: unknown[]) => Record<string, never>;

const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
  async () => new Response(null, { status: 404 }),
);
const pbx = createTelephony({ baseUrl: 'https://host/v1.2/service', auth: 'TOKEN', retries: 0, fetch });
const named = (name: string) => Reflect.get(tanstack, name) as Make;
const isFile = ({ path }: Operation) => /\.[^/}]+$/.test(path);
const takesNothing = (args: object) => Object.keys(args).length === 0;

/** The request that a call sends; the call itself is refused. */
async function sentBy(call: () => Promise<unknown>) {
  fetch.mockClear();
  await expect(call()).rejects.toMatchObject({ kind: 'status' });
  const [url, { method, body }] = fetch.mock.lastCall!;
  return { url, method, body };
}

const called = contract.operations.filter((operation) => !isFile(operation));
const isRead = ({ method }: Operation) => method === 'get';
const cases = (list: Operation[]) => list.map((one) => [one.operationId, one] as const);

/** The arguments of an operation, and what its function sends with them. */
async function example(operation: Operation) {
  const args = operation.body ? longArguments(operation) : flatArguments(operation);
  const rest = takesNothing(args) ? [] : [args];
  const call = Reflect.get(operations, operation.operationId) as Make;
  return { rest, sent: await sentBy(() => call(pbx, ...rest) as never) };
}

test.each(cases(called.filter(isRead)))('%s is read by its query', async (name, operation) => {
  const { rest, sent } = await example(operation);
  const { queryFn, queryKey } = named(`${name}Query`)(pbx, ...rest) as Record<string, any>;
  expect(await sentBy(() => queryFn({ signal: new AbortController().signal }))).toEqual(sent);
  expect(queryKey).toEqual(['telephony', name, ...rest]);
});

test.each(cases(called.filter((one) => !isRead(one))))('%s is sent by its mutation', async (name, one) => {
  const { rest, sent } = await example(one);
  const { mutationFn, mutationKey } = named(`${name}Mutation`)(pbx) as Record<string, any>;
  expect(await sentBy(() => mutationFn(...rest))).toEqual(sent);
  expect(mutationKey).toEqual(['telephony', name]);
});

test('there are no queries of what is not a GET, no mutations of a GET, and none of files', () => {
  const expected = called.map((one) => `${one.operationId}${isRead(one) ? 'Query' : 'Mutation'}`);
  const names = Object.keys(tanstack).filter((name) => !/InfiniteQuery$|^queryKey$/.test(name));
  expect(names.toSorted()).toEqual(expected.toSorted());
});
