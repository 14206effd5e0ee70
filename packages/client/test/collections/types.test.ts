import { expectTypeOf, test } from 'vitest';
import {
  type CollectionQuery,
  type components,
  count,
  type Groupable,
  type NamedTelephony,
  type Page,
  type PagedPath,
  pages,
  paginate,
  type paths,
  type Telephony,
  where,
} from '../../src/index.ts';

type Cdr = components['schemas']['Cdr'];

test('records and pages are those of the path', () => {
  const compiled = async (pbx: Telephony) => {
    for await (const cdr of paginate(pbx, '/cdrs')) expectTypeOf(cdr).toEqualTypeOf<Cdr>();
    for await (const page of pages(pbx, '/cdrs')) expectTypeOf(page).toEqualTypeOf<Page<Cdr>>();
    expectTypeOf(await count(pbx, '/cdrs')).toEqualTypeOf<number>();
  };
  expectTypeOf(compiled).toBeFunction();
});

test('a filter is taken where it is one of the path', () => {
  const compiled = async (pbx: NamedTelephony) => {
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
  expectTypeOf(compiled).toBeFunction();
});

test('group_by names a property of the record', () => {
  expectTypeOf<'user_id'>().toExtend<Groupable<'/cdrs'>>();
  const compiled = (pbx: Telephony) => {
    paginate(pbx, '/cdrs', { query: { group_by: 'user_id', sort: 'calldate', dir: 'DESC' } });
    // @ts-expect-error misspelt
    paginate(pbx, '/cdrs', { query: { group_by: 'userid' } });
    // @ts-expect-error of another record
    paginate(pbx, '/cdrs', { query: { group_by: 'origtime' } });
  };
  expectTypeOf(compiled).toBeFunction();
});

test('queries and options are checked', () => {
  const compiled = (pbx: Telephony) => {
    // @ts-expect-error the page is turned by paginate
    paginate(pbx, '/cdrs', { query: { page: 2 } });
    // @ts-expect-error pageSize says it
    paginate(pbx, '/cdrs', { query: { limit: 2 } });
    // @ts-expect-error misspelt
    paginate(pbx, '/cdrs', { query: { filters: [] } });
    // @ts-expect-error misspelt
    paginate(pbx, '/cdrs', { pagesize: 10 });
    // @ts-expect-error counted from 0 or from 1
    paginate(pbx, '/cdrs', { firstPage: 2 });
    // @ts-expect-error one record
    paginate(pbx, '/cdrs/{id}');
    // @ts-expect-error no pages
    paginate(pbx, '/cdrs/dictionaries');
    // @ts-expect-error a file
    paginate(pbx, '/monitors/{id}.mp3');
    // @ts-expect-error the result style has no pages
    paginate(pbx.raw, '/cdrs');
  };
  expectTypeOf(compiled).toBeFunction();
});

test('the query is that of every collection', () => {
  type QueryOf<P extends PagedPath> = NonNullable<paths[P]['get']['parameters']['query']>;
  type Taken = { [P in PagedPath]: Exclude<keyof QueryOf<P>, 'page' | 'limit'> }[PagedPath];
  expectTypeOf<Taken>().toEqualTypeOf<keyof CollectionQuery<'/cdrs'>>();
});

test('the fields that put records in order are ids and timestamps', () => {
  const compiled = async (pbx: Telephony) => {
    const cdrs = paginate(pbx, '/cdrs', { by: 'id', query: { filter: where('/cdrs').eq('type', 'M') } });
    for await (const cdr of cdrs) expectTypeOf(cdr).toEqualTypeOf<Cdr>();
    expectTypeOf(cdrs.position).toEqualTypeOf<string | undefined>();
    for await (const page of pages(pbx, '/cdrs', { by: 'calldate', after: cdrs.position }))
      expectTypeOf(page.position).toEqualTypeOf<string>();
    paginate(pbx, '/monitors', { by: 'timestamp' });
    // @ts-expect-error text is put in an order that is unknown
    paginate(pbx, '/cdrs', { by: 'dst' });
    // @ts-expect-error the platform refuses a filter on it
    paginate(pbx, '/faxes', { by: 'from' });
    // @ts-expect-error records without a number as id
    paginate(pbx, '/ddis', { by: 'id' });
    // @ts-expect-error the order is that of the field
    paginate(pbx, '/cdrs', { by: 'id', query: { sort: 'calldate' } });
    // @ts-expect-error pages have no numbers here
    paginate(pbx, '/cdrs', { by: 'id', firstPage: 1 });
  };
  expectTypeOf(compiled).toBeFunction();
});
