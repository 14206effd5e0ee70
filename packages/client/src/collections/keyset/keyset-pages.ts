import type { Page } from '../../types/page.ts';
import type { FilterCondition } from '../../generated/schema.ts';
import type { Collection } from '../collection.ts';
import type { PagedPath, RecordOf } from '../paged-path.ts';
import { readPage, totalOf } from '../read-page.ts';
import { Cursor } from './cursor.ts';
import type { CheckedKeyset } from './keyset-options.ts';

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

/** @throws TelephonyError of kind `request` for a position of something else */
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

/** Pages in the order of a field. Whoever reads them moves the cursor on. */
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
