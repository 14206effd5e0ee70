import type { Operation } from '@telephony/contract';
import { startMock } from '@telephony/mock';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  coreOf,
  type CoreOptions,
  createTelephony,
  download,
  type FilePath,
  type Method,
  operations,
} from '../../src/index.ts';
import { contract } from '../support/contract.ts';
import { flatArguments, longArguments } from './example-arguments.ts';

type Untyped = (...args: unknown[]) => Promise<unknown>;

const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
  async () => new Response(null, { status: 404 }),
);
const pbx = createTelephony({
  baseUrl: 'https://host/v1.2/service',
  auth: 'TOKEN',
  retries: 0,
  fetch,
  operations,
});
const functions: Record<string, Untyped> = { ...operations } as never;
const method = (client: object, name: string): Untyped => Reflect.get(client, name) as Untyped;

/** The request that a call sends; the call itself is refused. */
async function sentBy(call: () => Promise<unknown>) {
  fetch.mockClear();
  await call().catch(() => undefined);
  expect(fetch).toHaveBeenCalledOnce();
  const [url, { method: verb, body, headers }] = fetch.mock.lastCall!;
  return { url, verb, body, headers: [...new Headers(headers)] };
}

/** The same request, as the contract writes it. */
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

// A file has no result style, and an open object cannot be told from the parameters.
const hasRaw = (name: string) => !name.startsWith('download');
const isFlat = ({ body }: Operation) => {
  const { type, properties } = body?.schema ? contract.resolve(body.schema) : {};
  return type !== 'object' || properties !== undefined;
};

test.each(contract.operations.map((operation) => [operation.operationId, operation] as const))(
  '%s sends its method, path and parameters',
  async (name, operation) => {
    const long = longArguments(operation);
    const forms = [long, ...(isFlat(operation) ? [flatArguments(operation)] : [])];
    const expected = await sentBy(() => written(operation, long));
    const callers = [
      (args: object) => functions[name]!(pbx, args),
      (args: object) => method(pbx, name)(args),
      ...(hasRaw(name) ? [(args: object) => method(pbx.raw, name)(args)] : []),
    ];
    for (const call of callers)
      for (const args of forms) expect(await sentBy(() => call(args))).toEqual(expected);
  },
);

let mock: Awaited<ReturnType<typeof startMock>>;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

test('the mock of the contract accepts every operation by its name', async () => {
  const own = createTelephony({ baseUrl: `${mock.url}/v1.2/service`, auth: 'TOKEN', operations });
  for (const operation of contract.operations) {
    const { operationId: name } = operation;
    const args = isFlat(operation) ? flatArguments(operation) : longArguments(operation);
    await method(own, name)(args);
  }
  expect(mock.requests.map(({ operationId }) => operationId)).toEqual(
    contract.operations.map(({ operationId }) => operationId),
  );
});
