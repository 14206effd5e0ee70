import type { Operation } from '@telephony/contract';
import { expect, test, vi } from 'vitest';
import { createTelephony, operations } from '../../src/index.ts';
import * as tanstack from '../../src/tanstack.ts';
import { flatArguments, longArguments } from '../operations/example-arguments.ts';
import { contract } from '../support/contract.ts';

type Make = (...args: unknown[]) => Record<string, never>;

const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 404 }));
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

test.each(called.map((operation) => [operation.operationId, operation] as const))(
  '%s: its query or mutation sends what its function sends',
  async (name, operation) => {
    const long = longArguments(operation);
    const args = operation.body ? long : flatArguments(operation);
    const rest = takesNothing(args) ? [] : [args];
    const call = (operations as unknown as Record<string, Make>)[name]!;
    const expected = await sentBy(() => call(pbx, ...rest) as never);
    if (operation.method === 'get') {
      const { queryFn, queryKey } = named(`${name}Query`)(pbx, ...rest) as Record<string, any>;
      expect(await sentBy(() => queryFn({ signal: new AbortController().signal }))).toEqual(expected);
      expect(queryKey).toEqual(['telephony', name, ...rest]);
    } else {
      const { mutationFn, mutationKey } = named(`${name}Mutation`)(pbx) as Record<string, any>;
      expect(await sentBy(() => mutationFn(...rest))).toEqual(expected);
      expect(mutationKey).toEqual(['telephony', name]);
    }
  },
);

test('there are no queries of what is not a GET, no mutations of a GET, and none of files', () => {
  const expected = called.map(({ operationId, method }) =>
    method === 'get' ? `${operationId}Query` : `${operationId}Mutation`,
  );
  const names = Object.keys(tanstack).filter((name) => !/InfiniteQuery$|^queryKey$/.test(name));
  expect(names.toSorted()).toEqual(expected.toSorted());
});
