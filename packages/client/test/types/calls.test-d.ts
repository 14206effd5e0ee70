/** What compiles and what does not. Checked by `npm run typecheck`; nothing here runs. */
import { expectTypeOf } from 'vitest';
import {
  type Call,
  type Cdr,
  type components,
  type Contact,
  createTelephony,
  type Download,
  type FilePath,
  getCdr,
  listCdrs,
  type ListCdrsQuery,
  type LoginResult,
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
  where,
} from '../../src/index.ts';

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
    LoginResult | SecondFactorRequired
  >();
  // Known values complete, others are accepted.
  await pbx.listCdrs({ dir: 'DESC' });
  await pbx.listCdrs({ dir: 'sideways' });

  // The long form, and the functions.
  await pbx.updateContact({ path: { id: 7 }, body: { first_name: 'A' } });
  await pbx.listCdrs({ query: { limit: 1 } });
  await pbx.bulkUpdateCdrs([{ id: 1 }]);
  await pbx.deleteMonitors({ id: 7001 });
  await pbx.deleteMonitors({ id: [7001, 7002] });
  await pbx.bulkUpdateCdrs({ body: [{ id: 1 }] });
  await pbx.createCallLabel({ body: { name: 'A' } });
  expectTypeOf((await getCdr(bare, { id: 42 })).data).toEqualTypeOf<Cdr>();
  const query: ListCdrsQuery = { filter: where('/cdrs').eq('type', 'M') };
  expectTypeOf(await listCdrs(bare, query)).toEqualTypeOf<Page<Cdr>>();

  // What the client has is what it was given.
  expectTypeOf(createTelephony({ baseUrl: '' })).toEqualTypeOf<Telephony>();
  expectTypeOf(createTelephony({ baseUrl: '', operations })).toEqualTypeOf<NamedTelephony>();
  const chosen = createTelephony({ baseUrl: '', operations: { getCdr } });
  expectTypeOf((await chosen.getCdr({ id: 42 })).data).toEqualTypeOf<Cdr>();
  const raw = await chosen.raw.getCdr({ id: 42 });
  expectTypeOf(raw.data).toEqualTypeOf<Awaited<ReturnType<typeof chosen.getCdr>> | undefined>();
  if (raw.error) {
    expectTypeOf(raw.error).toEqualTypeOf<TelephonyError>();
    expectTypeOf(raw.response).toEqualTypeOf<Response | undefined>();
  } else {
    expectTypeOf(raw.data.data).toEqualTypeOf<Cdr>();
    expectTypeOf(raw.response).toEqualTypeOf<Response>();
  }
  const needsAny = (client: Telephony) => client;
  needsAny(pbx);
  needsAny(chosen);
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
  // @ts-expect-error an open object has the long form only
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
  await pbx.listCdrs({ query: ofMonitors });
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
