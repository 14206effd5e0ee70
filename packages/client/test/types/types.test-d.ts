import { expectTypeOf } from 'vitest';
import { Agent, EnvHttpProxyAgent, fetch as undiciFetch, ProxyAgent } from 'undici';
import {
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import {
  type Call,
  type CallSingle,
  type Cdr,
  type components,
  type Contact,
  createTelephony,
  type Download,
  type FilePath,
  getCdr,
  listCdrs,
  type ListCdrsQuery,
  type UserSession,
  type Me,
  type NamedTelephony,
  operations,
  type Page,
  type PagedPath,
  type paths,
  type RecordOf,
  type SecondFactorRequired,
  type Telephony,
  type TelephonyError,
  type TelephonyOptions,
  where,
} from '../../src/index.ts';
import type * as tanstack from '../../src/tanstack.ts';
import {
  createCallMutation,
  deleteAllMonitorsMutation,
  getCdrQuery,
  getMeQuery,
  listCdrsInfiniteQuery,
  listCdrsQuery,
  logoutMutation,
  queryKey,
} from '../../src/tanstack.ts';
import { createStub, file, record, records, refusal } from '../../src/testing.ts';

// Every runtime's `fetch`, proxies and agents fit without a cast. Nothing here runs.

// From the types of Deno and Bun.
interface DenoHttpClient extends Disposable {
  close(): void;
}
declare const client: DenoHttpClient;
declare const bunFetch: typeof globalThis.fetch & { preconnect(url: string | URL): void };

const baseUrl = 'https://host/v1.2/service';

export const fit: TelephonyOptions[] = [
  { baseUrl, fetch: globalThis.fetch },
  { baseUrl, fetch: undiciFetch },
  { baseUrl, fetch: bunFetch },
  { baseUrl, fetch: async () => Response.json({}) },
  { baseUrl, fetch: async (url) => new Response(url) },
  { baseUrl, fetch: (url, init) => fetch(url, { ...init, keepalive: true }) },
  { baseUrl, fetch: (url, init) => undiciFetch(url, { ...init, dispatcher: new EnvHttpProxyAgent() }) },
  { baseUrl, fetch: undiciFetch, fetchOptions: { dispatcher: new Agent({ connections: 8 }) } },
  { baseUrl, fetchOptions: { dispatcher: new ProxyAgent('http://proxy:3128') } },
  { baseUrl, fetchOptions: { proxy: 'http://proxy:3128', tls: { ca: 'PEM' } } },
  { baseUrl, fetchOptions: { proxy: { url: 'http://proxy:3128', headers: { 'Proxy-Authorization': 'x' } } } },
  { baseUrl, fetchOptions: { client } },
  { baseUrl, fetchOptions: { credentials: 'include', cache: 'no-store' } },
];

export const doNotFit: TelephonyOptions[] = [
  // @ts-expect-error what the client sets itself
  { baseUrl, fetchOptions: { method: 'GET' } },
  // @ts-expect-error the same, where it would carry the token to another host
  { baseUrl, fetchOptions: { redirect: 'follow' } },
  // @ts-expect-error a URL of a proxy is text
  { baseUrl, fetchOptions: { proxy: 3128 } },
  // @ts-expect-error no response
  { baseUrl, fetch: async () => ({ status: 200 }) },
];

export const clients = fit.map(createTelephony);

declare const queries: Telephony;

const { data, error } = useQuery(listCdrsQuery(queries, { limit: 100 }));
expectTypeOf(data).toEqualTypeOf<Page<Cdr> | undefined>();
expectTypeOf(error).toEqualTypeOf<TelephonyError | null>();
expectTypeOf(useSuspenseQuery(listCdrsQuery(queries)).data).toEqualTypeOf<Page<Cdr>>();

const chosen = useQuery({ ...listCdrsQuery(queries), refetchInterval: 2000, select: ({ total }) => total });
expectTypeOf(chosen.data).toEqualTypeOf<number | undefined>();
expectTypeOf(chosen.error).toEqualTypeOf<TelephonyError | null>();
const known = useQuery({ ...getCdrQuery(queries, { id: 1 }), initialData: { data: { id: 1 }, links: {} } });
expectTypeOf(known.data.data.id).toEqualTypeOf<number>();
useQuery(queryOptions(getMeQuery(queries)));

const cache = useQueryClient();
expectTypeOf(cache.getQueryData(listCdrsQuery(queries).queryKey)).toEqualTypeOf<Page<Cdr> | undefined>();
cache.setQueryData(listCdrsQuery(queries).queryKey, (page) => page && { ...page, total: 0 });
// @ts-expect-error -- not what the operation returns
cache.setQueryData(listCdrsQuery(queries).queryKey, { data: [{ id: 'x' }], total: 0 });
queryKey('listCdrs');
// @ts-expect-error -- no such operation
queryKey('listCdr');

const dial = useMutation(createCallMutation(queries));
dial.mutate({ from: '410003', to: '2102' });
expectTypeOf(dial.data).toEqualTypeOf<CallSingle | undefined>();
expectTypeOf(dial.error).toEqualTypeOf<TelephonyError | null>();
// @ts-expect-error -- whom to call is missing
dial.mutate({ from: '410003' });
useMutation(logoutMutation(queries)).mutate();
const clear = useMutation({ ...deleteAllMonitorsMutation(queries), onSuccess: () => undefined });
clear.mutate({ confirm: 'all' });
// @ts-expect-error -- a whole collection takes consent
clear.mutate();
// @ts-expect-error -- a whole collection takes consent
clear.mutate({});

const all = useInfiniteQuery(listCdrsInfiniteQuery(queries, { by: 'id' }));
expectTypeOf(all.data?.pages[0]?.data).toEqualTypeOf<Cdr[] | undefined>();
expectTypeOf(all.error).toEqualTypeOf<TelephonyError | null>();
// @ts-expect-error -- without a field, nothing says what comes next
listCdrsInfiniteQuery(queries, {});

// @ts-expect-error -- not a parameter of the operation
listCdrsQuery(queries, { limt: 100 });
// @ts-expect-error -- the signal is that of TanStack Query
listCdrsQuery(queries, {}, { signal: AbortSignal.timeout(1) });
// A query would dial whenever somebody looks at the window, and a file is not for a cache.
expectTypeOf<typeof tanstack>().not.toHaveProperty('createCallQuery');
expectTypeOf<typeof tanstack>().not.toHaveProperty('downloadMonitorMp3Query');

const stub = createStub();
stub.on('getCdr', record({ id: 42 }));
stub.on('createContact', ({ body }) => record({ id: 1, first_name: body.first_name ?? null }));
stub.on('downloadMonitorMp3', file('ID3'));
// @ts-expect-error -- no such operation
stub.on('listCdr', { data: {} });
// @ts-expect-error -- not what the operation returns
stub.on('getCdr', record({ id: 'x' }));
// @ts-expect-error -- a file is not JSON
stub.on('downloadMonitorMp3', record({}));

stub.on('listCdrs', records([]));
stub.on('listCdrs', records([{ id: 1, dst: 'x', disposition: 'RINGING' }, { id: 2 }]));
// @ts-expect-error -- no such field
stub.on('listCdrs', records([{ id: 1, dts: 'x' }]));
// @ts-expect-error -- no such field, in one of several
stub.on('listCdrs', records([{ id: 1 }, { id: 2, dts: 'x' }]));
// @ts-expect-error -- not a value of the field
stub.on('listCdrs', records([{ id: 1, src: 2103 }]));
// @ts-expect-error -- no such field
stub.on('getCdr', record({ id: 1, dts: 'x' }));
// @ts-expect-error -- no such field
stub.on('getCdr', ({ params }) => record({ id: Number(params['id']), dts: 'x' }));
// @ts-expect-error -- no such field
stub.on('getCdr', async ({ attempt }) => (attempt < 2 ? refusal(503, 'Busy') : record({ id: 1, dts: 'x' })));
// @ts-expect-error -- no such field, without a helper
stub.on('listCdrs', { data: [{ id: 1, dts: 'x' }], total: 1 });

const cdrs = Array.from({ length: 3 }, (_, index) => ({ id: index, src: '2103' }));
stub.on('listCdrs', records(cdrs));
const reply = records(cdrs);
stub.on('listCdrs', reply);
stub.on('listCdrs', records<Cdr>([{ id: 1, dst: 'x' }]));
// @ts-expect-error -- no such field
records<Cdr>([{ id: 1, dts: 'x' }]);
// @ts-expect-error -- no such field
record<Cdr>({ id: 1, dts: 'x' });
export const src: string = record({ id: 1, src: 'x' }).data.src;

// Nothing here runs: the type check tells.

declare const pbx: NamedTelephony;
declare const bare: Telephony;
declare const signal: AbortSignal;

export const compiles = async () => {
  expectTypeOf(await pbx.listCdrs()).toEqualTypeOf<Page<Cdr>>();
  expectTypeOf((await pbx.listCdrs({ limit: 100 })).data).toEqualTypeOf<Cdr[]>();
  expectTypeOf((await pbx.getCdr({ id: 42 }, { signal, timeoutMs: 5 })).data).toEqualTypeOf<Cdr>();
  expectTypeOf((await pbx.updateContact({ id: 7, first_name: 'A' })).data).toEqualTypeOf<Contact>();
  expectTypeOf((await pbx.updateCall({ id: 7, dst: '100' })).data).toEqualTypeOf<Call>();
  expectTypeOf(await pbx.downloadMonitorMp3({ id: 7 })).toEqualTypeOf<Download>();
  expectTypeOf((await pbx.getMe()).data).toEqualTypeOf<Me>();
  expectTypeOf((await pbx.ping()).data.response).toEqualTypeOf<string>();
  expectTypeOf(await pbx.deleteAllMonitors({ confirm: 'all' })).toEqualTypeOf<undefined>();
  await pbx.ping({ timeoutMs: 5 });
  expectTypeOf((await pbx.createCall({ to: '100', from: '410003' })).data).toEqualTypeOf<Call>();
  expectTypeOf(await pbx.deleteCall({ id: 7 })).toEqualTypeOf<undefined>();
  expectTypeOf(await pbx.login({ email: 'a@b.example', password: 'p' })).toEqualTypeOf<
    UserSession | SecondFactorRequired
  >();
  // The known values of a record complete, others are accepted.
  await pbx.updateCall({ id: 7, state: 'sideways' });
  await pbx.bulkUpdateCdrs([{ id: 1 }]);
  await pbx.deleteMonitors({ id: 7001 });
  await pbx.deleteMonitors({ id: [7001, 7002] });
  await pbx.createCallLabel({ body: { name: 'A' } });
  expectTypeOf((await getCdr(bare, { id: 42 })).data).toEqualTypeOf<Cdr>();
  const query: ListCdrsQuery = { filter: where('/cdrs').eq('type', 'M') };
  expectTypeOf(await listCdrs(bare, query)).toEqualTypeOf<Page<Cdr>>();

  // What the client has is what it was given.
  expectTypeOf(createTelephony({ baseUrl: '' })).toEqualTypeOf<Telephony>();
  expectTypeOf(createTelephony({ baseUrl: '', operations })).toEqualTypeOf<NamedTelephony>();
  const some = createTelephony({ baseUrl: '', operations: { getCdr } });
  expectTypeOf((await some.getCdr({ id: 42 })).data).toEqualTypeOf<Cdr>();
  const raw = await some.raw.getCdr({ id: 42 });
  expectTypeOf(raw.data).toEqualTypeOf<Awaited<ReturnType<typeof some.getCdr>> | undefined>();
  if (raw.error) {
    expectTypeOf(raw.error).toEqualTypeOf<TelephonyError>();
    expectTypeOf(raw.response).toEqualTypeOf<Response | undefined>();
  } else {
    expectTypeOf(raw.data.data).toEqualTypeOf<Cdr>();
    expectTypeOf(raw.response).toEqualTypeOf<Response>();
  }
  const needsAny = (given: Telephony) => given;
  needsAny(pbx);
  needsAny(some);
  await using scoped = pbx;
  expectTypeOf(scoped.close()).toEqualTypeOf<Promise<void>>();
};

export const doesNotCompile = async () => {
  // @ts-expect-error no such operation
  await pbx.listCdr();
  // @ts-expect-error misspelt query
  await pbx.listCdrs({ limti: 1 });
  // @ts-expect-error misspelt query beside a right one
  await pbx.listCdrs({ limit: 1, ofset: 2 });
  const misspelt = { limti: 1 };
  // @ts-expect-error the same in a variable
  await pbx.listCdrs(misspelt);
  // @ts-expect-error misspelt parameter
  await pbx.getCdr({ ID: 42 });
  // @ts-expect-error parameter of another type
  await pbx.getCdr({ id: '42' });
  // @ts-expect-error which one?
  await pbx.getCdr();
  // @ts-expect-error one id belongs here
  await pbx.getMonitor({ id: [7001] });
  // @ts-expect-error one record belongs here
  await pbx.createContact([{ first_name: 'A' }]);
  // @ts-expect-error a list belongs here
  await pbx.bulkUpdateCdrs({ id: 1 });
  // @ts-expect-error an option in the first argument
  await pbx.getCdr({ id: 42, timeoutMs: 5 });
  // @ts-expect-error misspelt field
  await pbx.updateContact({ id: 7, frist_name: 'A' });
  // @ts-expect-error field left out
  await pbx.createCall({ from: '410003' });
  // @ts-expect-error a whole collection without consent
  await pbx.deleteAllMonitors();
  // @ts-expect-error the same
  await pbx.deleteAllMonitors({ timeoutMs: 5 });
  const meant = { id: [7001] };
  // @ts-expect-error the same by mistake, in a variable
  await pbx.deleteAllMonitors(meant);
  // @ts-expect-error filter of another collection
  await pbx.listCdrs({ filter: where('/monitors').eq('id', 1) });
  // @ts-expect-error an open object is an argument of its own
  await pbx.createCallLabel({ name: 'A' });
  // @ts-expect-error a file has no result style
  await pbx.raw.downloadMonitorMp3({ id: 7 });
  // @ts-expect-error not an operation
  createTelephony({ baseUrl: '', operations: { readCdr: getCdr } });
  // @ts-expect-error not chosen
  void createTelephony({ baseUrl: '', operations: { getCdr } }).listCdrs;
  // @ts-expect-error without its client
  await getCdr({ id: 42 });
  // @ts-expect-error misspelt option
  await pbx.getCdr({ id: 42 }, { singal: signal });
  // @ts-expect-error query or body where there is none
  await pbx.ping({ query: { limit: 1 } });
  // @ts-expect-error filter as text
  await pbx.listCdrs({ filter: '[]' });
  const ofMonitors = { filter: where('/monitors').gte('timestamp', '2026-11-20') };
  // @ts-expect-error filter of another collection in a variable
  await pbx.listCdrs(ofMonitors);
  // @ts-expect-error misspelt member of a condition
  await pbx.listCdrs({ filter: [{ property: 'id', operater: 'eq', value: 1 }] });
  // @ts-expect-error misspelt member in a nested body
  await pbx.updateQueueMembers({ id: 7, users: [{ id: 1, stats: 'x' }] });
  // @ts-expect-error a whole collection without consent in the result style
  await pbx.raw.deleteAllMonitors();
  // @ts-expect-error a record has no state beside data
  void (await pbx.getCall({ id: 7 })).state;
  const raw = await pbx.raw.getCdr({ id: 42 });
  // @ts-expect-error data before error is looked at
  void raw.data.data;
  // @ts-expect-error no client
  await getCdr({ close: async () => {} }, { id: 42 });
};

expectTypeOf<FilePath>().toEqualTypeOf<
  | '/cdrs/{id}.pcap'
  | '/cdrs/{id}.trace'
  | '/monitors/{id}.mp3'
  | '/msdrs/{id}.pcap'
  | '/msdrs/{id}.trace'
  | '/users/{id}/cdrs.csv'
  | '/voicemessages/{id}.mp3'
>();
expectTypeOf<RecordOf<'/cdrs'>>().toEqualTypeOf<Cdr>();
expectTypeOf<'/cdrs'>().toExtend<PagedPath>();
expectTypeOf<'/cdrs/{id}'>().not.toExtend<PagedPath>();
// The types of the contract, for tools such as openapi-fetch.
expectTypeOf<paths['/cdrs/{id}']['get']>().toEqualTypeOf<operations['getCdr']>();
expectTypeOf<components['schemas']['Cdr']>().toEqualTypeOf<Cdr>();
