import type { DataTag } from '@tanstack/react-query';
import type { KeysetOptions } from '../collections/keyset/keyset-options.ts';
import type { KeysetPage } from '../collections/keyset/keyset-pages.ts';
import { pages } from '../collections/pages.ts';
import type { PagedPath, RecordOf } from '../collections/paged-path.ts';
import type { TelephonyError } from '../core/telephony-error.ts';
import type { Telephony } from '../types/telephony.ts';
import { type NeverAgain, neverAgain } from './never-again.ts';
import { keyOf, type TelephonyKey } from './query-key.ts';

/** Records to read, and the field that puts them in order. */
export type InfiniteQueryOptions<P extends PagedPath> = Omit<
  KeysetOptions<P>,
  'after' | 'signal' | 'retryUnsafe'
>;

/** The pages that were read, with the position that each began at. */
interface ReadPages<Item> {
  pages: KeysetPage<Item>[];
  pageParams: (string | undefined)[];
}

/** Options for `useInfiniteQuery` and the like. Others are added by spreading it. */
export interface InfiniteQuery<Item> {
  /** `['telephony', operationId, { by, dir, query, pageSize }, 'infinite']` */
  readonly queryKey: DataTag<TelephonyKey, ReadPages<Item>, TelephonyError>;
  readonly queryFn: (context: {
    readonly signal: AbortSignal;
    readonly pageParam: string | undefined;
  }) => Promise<KeysetPage<Item>>;
  readonly initialPageParam: string | undefined;
  /** The position of the page after; undefined once a page is empty. */
  readonly getNextPageParam: (last: KeysetPage<Item>) => string | undefined;
  readonly retry: NeverAgain;
}

/** Makes the function that gives the options of an infinite query for the operation of a collection. */
export function infiniteQueryOf<P extends PagedPath>(
  operationId: string,
  path: P,
): (pbx: Telephony, options: InfiniteQueryOptions<P>) => InfiniteQuery<RecordOf<P>> {
  return (pbx, options) => ({
    queryKey: keyOf(operationId, recordsOf(options), 'infinite') as never,
    queryFn: async ({ signal, pageParam: after }) => {
      for await (const page of pages(pbx, path, { ...options, after, signal })) return page;
      return { data: [], total: 0, position: after ?? '' };
    },
    initialPageParam: undefined,
    getNextPageParam: ({ data, position }) => (data.length > 0 ? position : undefined),
    retry: neverAgain,
  });
}

/** What of the options says which records are read. */
function recordsOf<P extends PagedPath>({ by, dir, query, pageSize }: InfiniteQueryOptions<P>): object {
  return { by, dir, query, pageSize };
}
