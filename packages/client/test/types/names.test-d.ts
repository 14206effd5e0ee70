/** What compiles and what does not, by the names of operations. Checked by `npm run typecheck`; nothing here runs. */
import { expectTypeOf } from 'vitest';
import {
  type Call,
  type Cdr,
  type Contact,
  createTelephony,
  type Download,
  getCdr,
  listCdrs,
  type ListCdrsQuery,
  type Me,
  type NamedTelephony,
  operations,
  type Page,
  type Telephony,
  where,
} from '../../src/index.ts';

declare const pbx: NamedTelephony;
declare const paths: Telephony;
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

  // The long form, and the functions.
  await pbx.updateContact({ path: { id: 7 }, body: { first_name: 'A' } });
  await pbx.listCdrs({ query: { limit: 1 } });
  await pbx.bulkUpdateCdrs([{ id: 1 }]);
  await pbx.deleteMonitors({ id: 7001 });
  await pbx.deleteMonitors({ id: [7001, 7002] });
  await pbx.bulkUpdateCdrs({ body: [{ id: 1 }] });
  await pbx.createCallLabel({ body: { name: 'A' } });
  expectTypeOf((await getCdr(paths, { id: 42 })).data).toEqualTypeOf<Cdr>();
  const query: ListCdrsQuery = { filter: where('/cdrs').eq('type', 'M') };
  expectTypeOf(await listCdrs(paths, query)).toEqualTypeOf<Page<Cdr>>();

  // What the client has is what it was given.
  expectTypeOf(createTelephony({ baseUrl: '' })).toEqualTypeOf<Telephony>();
  expectTypeOf(createTelephony({ baseUrl: '', operations })).toEqualTypeOf<NamedTelephony>();
  const chosen = createTelephony({ baseUrl: '', operations: { getCdr } });
  expectTypeOf((await chosen.getCdr({ id: 42 })).data).toEqualTypeOf<Cdr>();
  const raw = await chosen.raw.getCdr({ id: 42 });
  expectTypeOf(raw.data).toEqualTypeOf<Awaited<ReturnType<typeof chosen.getCdr>> | undefined>();
  const needsPaths = (client: Telephony) => client;
  needsPaths(pbx);
  needsPaths(chosen);
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
};
