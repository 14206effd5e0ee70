import { CALL_OPTIONS } from '../../core/call-options.ts';
import { checkNames } from '../../core/check-names.ts';
import { COLLECTION } from '../../operations/operation.ts';
import type { CallOptions } from '../../types/call-options.ts';
import type { Collection } from '../collection.ts';
import type { CollectionQuery } from '../collection-query.ts';
import type { PagedPath } from '../paged-path.ts';
import { checkOptions } from '../pages-options.ts';
import type { KeyField } from './key-field.ts';

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

/** The options with their defaults. */
export interface CheckedKeyset {
  by: string;
  dir: 'ASC' | 'DESC';
  after: string | undefined;
  pageSize: number;
  query: Readonly<Record<string, unknown>>;
  call: CallOptions;
}

/** @throws TelephonyError of kind `request` for options that do not exist, or are out of range */
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
