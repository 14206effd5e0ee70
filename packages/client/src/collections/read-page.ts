import type { CoreOptions } from '../core/core.ts';
import type { Page } from '../types/page.ts';
import type { Collection } from './collection.ts';
import type { PagedPath, RecordOf } from './paged-path.ts';

/**
 * Reads one page of a collection.
 * @throws TelephonyError as every call does, and of kind `body` if the response has no list of records.
 */
export async function readPage<P extends PagedPath>(
  { core, path, operationId, fail }: Collection<P>,
  options: CoreOptions,
): Promise<Page<RecordOf<P>>> {
  const body = await core.call({ method: 'GET', path, operationId, options });
  if (!Array.isArray((body as { data?: unknown } | null | undefined)?.data))
    throw fail('body', 'the response has no list of records in `data`', { status: 200 });
  return body as Page<RecordOf<P>>;
}

/** The number of records on all pages; NaN if the response does not say. */
export function totalOf({ total }: { total: unknown }): number {
  return typeof total === 'number' || (typeof total === 'string' && total !== '')
    ? Number(total)
    : Number.NaN;
}
