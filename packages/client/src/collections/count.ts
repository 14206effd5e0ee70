import { CALL_OPTIONS } from '../core/call-options.ts';
import { checkNames } from '../core/check-names.ts';
import type { CallOptions } from '../types/call-options.ts';
import type { Telephony } from '../types/telephony.ts';
import type { FilterFor } from '../generated/schema.ts';
import { collectionOf } from './collection.ts';
import type { PagedPath } from './paged-path.ts';
import { readPage, totalOf } from './read-page.ts';

/** Options of `count`, in addition to those of every call. */
export interface CountOptions<P extends PagedPath> extends CallOptions {
  /** Counts only the records that match: `where('/cdrs').eq('type', 'M')`. Default: all records. */
  filter?: FilterFor<P> | undefined;
}

const OPTIONS: readonly (keyof CountOptions<PagedPath>)[] = ['filter', ...CALL_OPTIONS];

/**
 * Counts the records of a collection with one request for a single record (`limit=1`, ledger N-16).
 *
 * @example
 * await count(pbx, '/cdrs', { filter: where('/cdrs').eq('type', 'M') });
 *
 * @throws TelephonyError as every call does, of kind `request` for an option that does not exist, and `body` if the response has no `total`.
 */
export async function count<P extends PagedPath>(
  pbx: Telephony,
  path: P,
  options: CountOptions<NoInfer<P>> = {},
): Promise<number> {
  const collection = collectionOf(pbx, path);
  const { fail } = collection;
  checkNames(fail, 'option', options, OPTIONS);
  const { filter, ...call } = options;
  const query = filter === undefined ? { limit: 1 } : { filter, limit: 1 };
  const total = totalOf(await readPage(collection, { ...call, query }));
  if (Number.isNaN(total)) throw fail('body', 'the response has no number in `total`', { status: 200 });
  return total;
}
