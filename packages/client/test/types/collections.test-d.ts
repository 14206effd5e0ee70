import { expectTypeOf } from 'vitest';
import {
  type Cdr,
  type CollectionQuery,
  count,
  type Download,
  download,
  type Groupable,
  type NamedTelephony,
  type Page,
  type PagedPath,
  pages,
  paginate,
  type paths,
  where,
} from '../../src/index.ts';
import { saveTo } from '../../src/node.ts';

// Checked by the type check; nothing here runs.

type QueryOf<P extends PagedPath> = NonNullable<paths[P]['get']['parameters']['query']>;
type ContractQuery = { [P in PagedPath]: Exclude<keyof QueryOf<P>, 'page' | 'limit'> }[PagedPath];
expectTypeOf<ContractQuery>().toEqualTypeOf<keyof CollectionQuery<'/cdrs'>>();
expectTypeOf<'user_id'>().toExtend<Groupable<'/cdrs'>>();

export const collections = async (pbx: NamedTelephony) => {
  for await (const cdr of paginate(pbx, '/cdrs')) expectTypeOf(cdr).toEqualTypeOf<Cdr>();
  for await (const page of pages(pbx, '/cdrs')) expectTypeOf(page).toEqualTypeOf<Page<Cdr>>();
  expectTypeOf(await count(pbx, '/cdrs')).toEqualTypeOf<number>();
  // @ts-expect-error one record
  paginate(pbx, '/cdrs/{id}');
  // @ts-expect-error no pages
  paginate(pbx, '/cdrs/dictionaries');
  // @ts-expect-error a file
  paginate(pbx, '/monitors/{id}.mp3');
  // @ts-expect-error the result style has no pages
  paginate(pbx.raw, '/cdrs');
};

export const filters = async (pbx: NamedTelephony) => {
  const filter = where('/cdrs').eq('type', 'M');
  paginate(pbx, '/cdrs', { query: { filter } });
  await count(pbx, '/cdrs', { filter });
  await pbx.listCdrs({ filter, limit: 10 });
  // For names that the contract does not know.
  paginate(pbx, '/cdrs', {
    query: { filter: [...filter, { property: 'labels', operator: 'eq', value: 'x' }] },
  });
  // @ts-expect-error the filter of another path
  paginate(pbx, '/monitors', { query: { filter } });
  // @ts-expect-error the filter of another path
  await count(pbx, '/monitors', { filter });
  // @ts-expect-error an unknown operator
  paginate(pbx, '/cdrs', { query: { filter: [{ property: 'id', operator: 'is', value: 1 }] } });
};

export const queries = (pbx: NamedTelephony) => {
  paginate(pbx, '/cdrs', { query: { group_by: 'user_id', sort: 'calldate', dir: 'DESC' } });
  // @ts-expect-error misspelt
  paginate(pbx, '/cdrs', { query: { group_by: 'userid' } });
  // @ts-expect-error of another record
  paginate(pbx, '/cdrs', { query: { group_by: 'origtime' } });
  // @ts-expect-error paginate sets the page
  paginate(pbx, '/cdrs', { query: { page: 2 } });
  // @ts-expect-error pageSize sets the limit
  paginate(pbx, '/cdrs', { query: { limit: 2 } });
  // @ts-expect-error misspelt
  paginate(pbx, '/cdrs', { query: { filters: [] } });
  // @ts-expect-error misspelt
  paginate(pbx, '/cdrs', { pagesize: 10 });
  // @ts-expect-error counted from 0 or from 1
  paginate(pbx, '/cdrs', { firstPage: 2 });
};

export const order = async (pbx: NamedTelephony) => {
  const cdrs = paginate(pbx, '/cdrs', { by: 'id', query: { filter: where('/cdrs').eq('type', 'M') } });
  for await (const cdr of cdrs) expectTypeOf(cdr).toEqualTypeOf<Cdr>();
  expectTypeOf(cdrs.position).toEqualTypeOf<string | undefined>();
  for await (const page of pages(pbx, '/cdrs', { by: 'calldate', after: cdrs.position }))
    expectTypeOf(page.position).toEqualTypeOf<string>();
  paginate(pbx, '/monitors', { by: 'timestamp' });
  // @ts-expect-error the order of texts is unknown
  paginate(pbx, '/cdrs', { by: 'dst' });
  // @ts-expect-error the platform refuses a filter on it
  paginate(pbx, '/faxes', { by: 'from' });
  // @ts-expect-error records without a number as id
  paginate(pbx, '/ddis', { by: 'id' });
  // @ts-expect-error `by` sets the order
  paginate(pbx, '/cdrs', { by: 'id', query: { sort: 'calldate' } });
  // @ts-expect-error pages have no numbers here
  paginate(pbx, '/cdrs', { by: 'id', firstPage: 1 });
};

export const files = async (pbx: NamedTelephony, signal: AbortSignal) => {
  const path = { id: 7 };
  const audio = await download(pbx, '/monitors/{id}.mp3', { path, signal, timeoutMs: 1000, headers: {} });
  expectTypeOf(audio).toEqualTypeOf<Download>();
  expectTypeOf(await audio.bytes()).toEqualTypeOf<Uint8Array<ArrayBuffer>>();
  const saved = await saveTo(audio, 'x', { overwrite: true });
  expectTypeOf(saved).toEqualTypeOf<{ file: string; bytes: number }>();
  // @ts-expect-error a record
  await download(pbx, '/monitors/{id}', { path });
  // @ts-expect-error a collection
  await download(pbx, '/monitors');
  // @ts-expect-error which one?
  await download(pbx, '/monitors/{id}.mp3');
  // @ts-expect-error which one?
  await download(pbx, '/monitors/{id}.mp3', {});
  // @ts-expect-error an id is a number
  await download(pbx, '/monitors/{id}.mp3', { path: { id: true } });
  // @ts-expect-error misspelt
  await download(pbx, '/monitors/{id}.mp3', { path, singal: signal });
  // @ts-expect-error not the name of a file
  await saveTo(audio, 7);
  // @ts-expect-error misspelt
  await saveTo(audio, 'x', { override: true });
};
