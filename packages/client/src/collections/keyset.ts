import { CALL_OPTIONS, type CallOptions, type Page } from '../core/call-types.ts';
import { checkNames } from '../core/check-names.ts';
import { COLLECTION } from '../operations/operation.ts';
import {
  type Collection,
  type CollectionQuery,
  type PagedPath,
  readPage,
  type RecordOf,
  totalOf,
} from './collection.ts';
import { checkOptions } from './numbered-pages.ts';
import type { Collections } from '../generated/filters.ts';
import type { FilterProperty } from './filter.ts';
import type { FilterCondition } from '../generated/schema.ts';
import { Cursor } from './cursor.ts';

/** Options of `paginate` and `pages` that read in the order of a field. Those of every call apply to each request. */
export interface KeysetOptions<P extends PagedPath> extends CallOptions {
  /**
   * Field that puts the records in order, such as `id`. Each request asks for the records after the last one, so those
   * that come and go while you read shift nothing.
   */
  by: KeyField<P>;
  /** Direction: `ASC` from the lowest value, `DESC` from the highest, such as the newest records first. Default: `ASC`. */
  dir?: 'ASC' | 'DESC' | undefined;
  /** Where to go on: the `position` of an earlier run with the same path, field, direction and filter. Default: from the beginning. */
  after?: string | undefined;
  /** Records to read. `sort`, `dir` and `group_by` are not accepted, since `by` sets the order. */
  query?: Omit<CollectionQuery<P>, 'sort' | 'dir' | 'group_by'> | undefined;
  /** Records per request, sent as `limit`: 1 to 5000. Default: 500. */
  pageSize?: number | undefined;
}

const OPTIONS: readonly (keyof KeysetOptions<PagedPath>)[] = [
  'by',
  'dir',
  'after',
  'query',
  'pageSize',
  ...CALL_OPTIONS,
];

/** The names in `query` that would change the order. */
const ORDER = ['sort', 'dir', 'group_by', 'page', 'limit'];

interface CheckedKeyset {
  by: string;
  dir: 'ASC' | 'DESC';
  after: string | undefined;
  pageSize: number;
  query: Readonly<Record<string, unknown>>;
  call: CallOptions;
}

export function checkKeyset<P extends PagedPath>(
  collection: Collection<P>,
  options: KeysetOptions<P>,
): CheckedKeyset {
  const { fail } = collection;
  const refuse = (reason: string) => fail('request', reason);
  checkNames(fail, 'option', options, OPTIONS);
  const { by, dir = 'ASC', after, ...rest } = options;
  const ordering = ORDER.find((name) => name in (rest.query ?? {}));
  if (ordering !== undefined)
    throw refuse(
      `query.${ordering}: the order is that of \`by\` and \`dir\`. Leave \`query.${ordering}\` out.`,
    );
  const parameters = COLLECTION.filter((name) => !ORDER.includes(name));
  const { pageSize, call, query } = checkOptions(collection, rest, parameters);
  if (typeof by !== 'string' || !by) throw refuse('by: not a field. Pass the name of one, such as `id`.');
  if (dir !== 'ASC' && dir !== 'DESC') throw refuse('dir must be ASC or DESC');
  return { by, dir, after, pageSize, query: { ...query }, call };
}

/**
 * The fields by which the records of a collection can be read in order: its number `id`, and its timestamps. `never` for
 * a collection whose records have no such id. Choose one whose values do not change.
 */
export type KeyField<P extends PagedPath> =
  RecordOf<P> extends { id: number } ? 'id' | (Collections[P]['timestamps'] & FilterProperty<P>) : never;

/** One response of a collection that is read in the order of a field. */
export interface KeysetPage<Item> extends Page<Item> {
  /** The records that were not returned before. */
  data: Item[];
  /** Records that were left when this response was made, those in `data` included. */
  total: number;
  /** Where to go on after these records: pass it as `after`, also in another process. */
  position: string;
}

/** The records of a collection in the order of a field. */
export interface Walk<Item> extends AsyncGenerator<Item, void, undefined> {
  /** Where to go on after the latest record: pass it as `after`, also in another process. Undefined before the first. */
  readonly position: string | undefined;
}

export function cursorOf<P extends PagedPath>(
  { path, fail }: Collection<P>,
  { by, dir, after }: CheckedKeyset,
): Cursor {
  try {
    return new Cursor(path, by, dir, after);
  } catch (error) {
    throw fail('request', (error as Error).message);
  }
}

export async function* keysetPages<P extends PagedPath>(
  collection: Collection<P>,
  { dir, pageSize, query, call }: CheckedKeyset,
  cursor: Cursor,
): AsyncGenerator<Page<RecordOf<P>>, void, undefined> {
  const filter = (query['filter'] ?? []) as readonly FilterCondition[];
  const checked = <T>(run: () => T): T => {
    try {
      return run();
    } catch (error) {
      throw collection.fail('body', (error as Error).message, { status: 200 });
    }
  };
  for (let isEnd = false; !isEnd;) {
    const { conditions, sort } = cursor.request();
    const all = [...filter, ...conditions];
    const page = await readPage(collection, {
      ...call,
      query: { ...query, ...(all.length > 0 && { filter: all }), sort, dir, limit: pageSize },
    });
    const { data } = page;
    const fresh = checked(() => cursor.fresh(data));
    if (fresh.length > 0) yield { ...page, data: fresh };
    // A comparison with NaN (the total is unknown) is false: then only an empty page is the end.
    const isLast = data.length === 0 || data.length >= totalOf(page);
    isEnd = cursor.passed(data.at(-1), isLast, fresh.length === 0);
  }
}

export async function* pagesWithPosition<Item>(
  pages: AsyncGenerator<Page<Item>, void, undefined>,
  cursor: Cursor,
): AsyncGenerator<KeysetPage<Item>, void, undefined> {
  for await (const page of pages) {
    for (const record of page.data) cursor.advance(record);
    yield { ...page, position: cursor.position! };
  }
}

export function walk<Item>(pages: AsyncGenerator<Page<Item>, void, undefined>, cursor: Cursor): Walk<Item> {
  const records = recordsOf(pages, cursor);
  return Object.defineProperty(records, 'position', { get: () => cursor.position }) as Walk<Item>;
}

async function* recordsOf<Item>(
  pages: AsyncGenerator<Page<Item>, void, undefined>,
  cursor: Cursor,
): AsyncGenerator<Item, void, undefined> {
  for await (const { data } of pages)
    for (const record of data) {
      cursor.advance(record);
      yield record;
    }
}
