/** What compiles and what does not. Checked by `npm run typecheck`; nothing here runs. */
import { expectTypeOf } from 'vitest';
import type {
  Body,
  Call,
  Cdr,
  PagedPath,
  FilePath,
  LoginResult,
  PathOf,
  Query,
  RecordOf,
  ListCdrsQuery,
  RequestBody,
  SecondFactorRequired,
  Telephony,
  TelephonyError,
} from '../../src/index.ts';
import { where } from '../../src/index.ts';

declare const pbx: Telephony;
declare const signal: AbortSignal;
const id = { path: { id: 42 } };

export const compiles = async () => {
  expectTypeOf((await pbx['/cdrs/{id}'].get(id)).data).toEqualTypeOf<Cdr>();
  expectTypeOf((await pbx['/cdrs'].get()).data).toEqualTypeOf<Cdr[]>();
  expectTypeOf((await pbx['/cdrs'].get()).total).toEqualTypeOf<number>();
  // 201, 301, 204, two statuses with bodies.
  const created = await pbx['/calls'].post({ body: { to: '100', from: '410003' } });
  expectTypeOf(created.data).toEqualTypeOf<Call>();
  const changed = await pbx['/calls/{id}'].patch({ ...id, body: { dst: '100' } });
  expectTypeOf(changed.data).toEqualTypeOf<Call>();
  expectTypeOf(await pbx['/calls/{id}'].delete(id)).toEqualTypeOf<undefined>();
  const login = await pbx['/login'].post({ body: { email: 'a@b.example', password: 'p' } });
  expectTypeOf(login).toEqualTypeOf<LoginResult | SecondFactorRequired>();

  // Options are optional where nothing in them is required, and take what every call takes.
  await pbx['/ping'].get();
  await pbx['/ping'].get({ signal, timeoutMs: 5, headers: { 'x-trace': '1' } });
  await pbx['/cdrs'].get({ query: { limit: 1, filter: [{ property: 'id', operator: 'eq', value: 1 }] } });
  await pbx['/monitors/{id}'].delete({ path: { id: [7001, 7002] } });
  const filter = where('/cdrs').gte('calldate', '2026-11-20');
  await pbx['/cdrs'].get({ query: { filter } });
  const query: ListCdrsQuery = { filter, limit: 10 };
  await pbx['/cdrs'].get({ query });

  await pbx['/monitors'].delete({ confirm: 'all' });

  // Known values complete, others are accepted.
  await pbx['/cdrs'].get({ query: { dir: 'DESC' } });
  await pbx['/cdrs'].get({ query: { dir: 'sideways' } });

  const raw = await pbx.raw['/cdrs/{id}'].get(id);
  if (raw.error) {
    expectTypeOf(raw.error).toEqualTypeOf<TelephonyError>();
    expectTypeOf(raw.data).toEqualTypeOf<undefined>();
    expectTypeOf(raw.response).toEqualTypeOf<Response | undefined>();
  } else {
    expectTypeOf(raw.data.data).toEqualTypeOf<Cdr>();
    expectTypeOf(raw.response).toEqualTypeOf<Response>();
  }

  await using scoped = pbx;
  expectTypeOf(scoped.close()).toEqualTypeOf<Promise<void>>();
};

export const doesNotCompile = async () => {
  // @ts-expect-error no such path
  await pbx['/cdr/{id}'].get(id);
  // @ts-expect-error no such verb
  await pbx['/cdrs/{id}'].post(id);
  // @ts-expect-error misspelt path parameter
  await pbx['/cdrs/{id}'].get({ path: { ID: 42 } });
  // @ts-expect-error path parameter of another type
  await pbx['/cdrs/{id}'].get({ path: { id: '42' } });
  // @ts-expect-error path left out
  await pbx['/cdrs/{id}'].get({});
  // @ts-expect-error options left out
  await pbx['/cdrs/{id}'].get();
  // @ts-expect-error a list where one id belongs
  await pbx['/monitors/{id}'].get({ path: { id: [7001] } });
  // @ts-expect-error misspelt query
  await pbx['/cdrs'].get({ query: { limt: 1 } });
  // @ts-expect-error misspelt query beside a right one
  await pbx['/cdrs'].get({ query: { limit: 1, offset: 2 } });
  // @ts-expect-error query where there is none
  await pbx['/ping'].get({ query: { limit: 1 } });
  // @ts-expect-error filter as text
  await pbx['/cdrs'].get({ query: { filter: '[]' } });
  // @ts-expect-error filter of another collection
  await pbx['/cdrs'].get({ query: { filter: where('/monitors').gte('timestamp', '2026-11-20') } });
  const ofMonitors = { filter: where('/monitors').gte('timestamp', '2026-11-20') };
  // @ts-expect-error the same in a variable
  await pbx['/cdrs'].get({ query: ofMonitors });
  // @ts-expect-error misspelt member of a condition
  await pbx['/cdrs'].get({ query: { filter: [{ property: 'id', operater: 'eq', value: 1 }] } });
  // @ts-expect-error misspelt body
  await pbx['/calls/{id}'].patch({ ...id, body: { dts: '100' } });
  // @ts-expect-error misspelt body beside a right member
  await pbx['/calls/{id}'].patch({ ...id, body: { dst: '100', stat: 'x' } });
  // @ts-expect-error misspelt member in a nested body
  await pbx['/queues/{id}'].patch({ ...id, body: { users: [{ id: 1, stats: 'x' }] } });
  // @ts-expect-error body left out
  await pbx['/calls'].post({});
  // @ts-expect-error body where there is none
  await pbx['/ping'].get({ body: {} });
  // @ts-expect-error a whole collection without consent
  await pbx['/monitors'].delete();
  const meant = { path: { id: [7001] } };
  // @ts-expect-error the same by mistake, in a variable
  await pbx['/monitors'].delete(meant);
  // @ts-expect-error the same in the result style
  await pbx.raw['/monitors'].delete();
  const misspelt = { qurey: { limit: 1 } };
  // @ts-expect-error misspelt option in a variable
  await pbx['/cdrs'].get(misspelt);
  // @ts-expect-error misspelt option
  await pbx['/ping'].get({ singal: signal });
  // @ts-expect-error a record has no state beside data
  void (await pbx['/calls/{id}'].get(id)).state;
  // @ts-expect-error a file is read with download()
  await pbx['/monitors/{id}.mp3'].get({ path: { id: 7 } });
  // @ts-expect-error the same in the result style
  await pbx.raw['/monitors/{id}.mp3'].get({ path: { id: 7 } });
  const raw = await pbx.raw['/cdrs/{id}'].get(id);
  // @ts-expect-error data before error is looked at
  void raw.data.data;
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
expectTypeOf<'/calls'>().toExtend<PathOf<'post'>>();
expectTypeOf<'/cdrs'>().not.toExtend<PathOf<'post'>>();
expectTypeOf<Body<'/cdrs/{id}', 'get'>['data']>().toEqualTypeOf<Cdr>();
expectTypeOf<Query<'/cdrs', 'get'>['limit']>().toEqualTypeOf<number | undefined>();
expectTypeOf<Query<'/ping', 'get'>>().toBeNever();
expectTypeOf<RequestBody<'/calls/{id}', 'patch'>['dst']>().toEqualTypeOf<string | undefined>();
expectTypeOf<RequestBody<'/ping', 'get'>>().toBeNever();
