import { CALL_OPTIONS, type CallOptions, type Page } from '../core/call-types.ts';
import { checkNames, type NamesOf } from '../core/check-names.ts';
import { COLLECTION } from '../operations/operation.ts';
import {
  type Collection,
  type CollectionQuery,
  type PagedPath,
  readPage,
  type RecordOf,
  totalOf,
} from './collection.ts';
import { checkPagesOptions } from './numbered-pages.ts';
import type { Collections } from '../generated/filters.ts';
import type { FilterProperty } from './filter.ts';
import type { FilterCondition } from '../generated/schema.ts';
import { Cursor } from './cursor.ts';

/** Options of `paginate` and `pages` in the order of a field. Call options apply to each request. */
export interface KeysetOptions<P extends PagedPath> extends CallOptions {
  /** Field that orders the records, such as `id`. Records that come and go meanwhile shift nothing. */
  by: KeyField<P>;
  /** `DESC` begins with the highest value. Default: `ASC`. */
  dir?: 'ASC' | 'DESC' | undefined;
  /** The `position` of an earlier run with the same path, field, direction and filter. */
  after?: string | undefined;
  query?: Omit<CollectionQuery<P>, 'sort' | 'dir' | 'group_by'> | undefined;
  /** Records per request: 1 to 5000. Default: 500. */
  pageSize?: number | undefined;
}

const OPTIONS: NamesOf<KeysetOptions<PagedPath>> = {
  by: true,
  dir: true,
  after: true,
  query: true,
  pageSize: true,
  ...CALL_OPTIONS,
};

const ORDERING_PARAMETERS = ['sort', 'dir', 'group_by', 'page', 'limit'];

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
  checkNames('option', options, OPTIONS, refuse);
  const { by, dir = 'ASC', after, ...rest } = options;
  const ordering = ORDERING_PARAMETERS.find((name) => name in (rest.query ?? {}));
  if (ordering !== undefined)
    throw refuse(
      `query.${ordering}: the order is that of \`by\` and \`dir\`. Leave \`query.${ordering}\` out.`,
    );
  const parameters = COLLECTION.filter((name) => !ORDERING_PARAMETERS.includes(name));
  const { pageSize, call, query } = checkPagesOptions(collection, rest, parameters);
  if (typeof by !== 'string' || !by) throw refuse('by: not a field. Pass the name of one, such as `id`.');
  if (dir !== 'ASC' && dir !== 'DESC') throw refuse('dir must be ASC or DESC');
  return { by, dir, after, pageSize, query: { ...query }, call };
}

/** A field that orders a collection: a number `id`, or a timestamp. */
export type KeyField<P extends PagedPath> =
  RecordOf<P> extends { id: number } ? 'id' | (Collections[P]['timestamps'] & FilterProperty<P>) : never;

/** One response of a collection that is read in the order of a field. */
export interface KeysetPage<Item> extends Page<Item> {
  data: Item[];
  /** Records that were left, `data` included. */
  total: number;
  /** Pass it as `after` to continue after these records. */
  position: string;
}

/** The records of a collection in the order of a field. */
export interface Walk<Item> extends AsyncGenerator<Item, void, undefined> {
  /** Pass it as `after` to continue after the latest record. Undefined before the first. */
  readonly position: string | undefined;
}

export function createCursor<P extends PagedPath>(
  { path, fail }: Collection<P>,
  { by, dir, after }: CheckedKeyset,
): Cursor {
  try {
    return new Cursor(path, by, dir, after);
  } catch (error) {
    throw fail('request', (error as Error).message);
  }
}

/** Reads pages in the order of a field. The caller advances the cursor by each record. */
export async function* readKeysetPages<P extends PagedPath>(
  collection: Collection<P>,
  { dir, pageSize, query, call }: CheckedKeyset,
  cursor: Cursor,
): AsyncGenerator<Page<RecordOf<P>>, void, undefined> {
  const filter = (query['filter'] ?? []) as readonly FilterCondition[];
  const orFail = <T>(run: () => T): T => {
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
    const records = orFail(() => cursor.newRecords(data));
    if (records.length > 0) yield { ...page, data: records };
    // A comparison with NaN (the total is unknown) is false: then only an empty page is the end.
    const isLast = data.length === 0 || data.length >= totalOf(page);
    isEnd = cursor.finishPage(data.at(-1), isLast, records.length === 0);
  }
}

export async function* withPositions<Item>(
  pages: AsyncGenerator<Page<Item>, void, undefined>,
  cursor: Cursor,
): AsyncGenerator<KeysetPage<Item>, void, undefined> {
  for await (const page of pages) {
    for (const record of page.data) cursor.advance(record);
    yield { ...page, position: cursor.position! };
  }
}

export function walkRecords<Item>(
  pages: AsyncGenerator<Page<Item>, void, undefined>,
  cursor: Cursor,
): Walk<Item> {
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
