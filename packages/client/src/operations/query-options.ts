import type { DataTag } from '@tanstack/react-query';
import type { TelephonyError } from '../core/telephony-error.ts';
import type { CallOptions } from '../core/call-types.ts';
import type { Telephony } from '../core/core.ts';
import type { KeysetOptions, KeysetPage } from '../collections/keyset.ts';
import { pages } from '../collections/paginate.ts';
import type { PagedPath, RecordOf } from '../collections/collection.ts';
import type { Operations } from '../generated/methods.ts';

/** Options of a query for each of its requests. They are not part of its key. The signal is that of TanStack Query. */
export type QueryCallOptions = Omit<CallOptions, 'signal' | 'retryUnsafe'>;

/** Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery` and the like. Others are added by spreading it. */
export interface Query<Data> {
  /** `['telephony', operationId, args]`. `queryClient.getQueryData(queryKey)` knows the type of the data by it. */
  readonly queryKey: DataTag<TelephonyKey, Data, TelephonyError>;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>;
  readonly retry: NoRetry;
}

export function queryOf<Data, Args>(
  operationId: string,
  call: (pbx: Telephony, args: Args, options?: CallOptions) => Promise<Data>,
): (pbx: Telephony, args: Args, options?: QueryCallOptions) => Query<Data> {
  return (pbx, args, options) =>
    optionsOf(keyOf(operationId, args ?? {}), (signal) => call(pbx, args, { ...options, signal }));
}

export function bareQueryOf<Data>(
  operationId: string,
  call: (pbx: Telephony, options?: CallOptions) => Promise<Data>,
): (pbx: Telephony, options?: QueryCallOptions) => Query<Data> {
  return (pbx, options) => optionsOf(keyOf(operationId), (signal) => call(pbx, { ...options, signal }));
}

function optionsOf<Data>(key: unknown[], call: (signal: AbortSignal) => Promise<Data>): Query<Data> {
  return {
    // The tag of the data is a matter of types only.
    queryKey: key as never,
    queryFn: ({ signal }) => call(signal),
    retry: noRetry,
  };
}

/** Records to read, and the field that puts them in order. */
export type InfiniteQueryOptions<P extends PagedPath> = Omit<
  KeysetOptions<P>,
  'after' | 'signal' | 'retryUnsafe'
>;

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
  readonly retry: NoRetry;
}

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
    retry: noRetry,
  });
}

function recordsOf<P extends PagedPath>({ by, dir, query, pageSize }: InfiniteQueryOptions<P>): object {
  return { by, dir, query, pageSize };
}

/** Options for `useMutation`. Others are added by spreading it. */
export interface Mutation<Data, Variables> {
  /** `['telephony', operationId]` */
  readonly mutationKey: TelephonyKey;
  readonly mutationFn: (variables: Variables) => Promise<Data>;
  readonly retry: NoRetry;
  /** Fails at once when the browser is offline. By default it would wait, and a call would ring when nobody expects it. */
  readonly networkMode: 'always';
}

export function mutationOf<Data, Variables>(
  operationId: string,
  call: (pbx: Telephony, args: Variables, options?: CallOptions) => Promise<Data>,
): (pbx: Telephony, options?: CallOptions) => Mutation<Data, Variables> {
  return (pbx, options) => mutation(operationId, (variables) => call(pbx, variables, options));
}

export function bareMutationOf<Data>(
  operationId: string,
  call: (pbx: Telephony, options?: CallOptions) => Promise<Data>,
): (pbx: Telephony, options?: CallOptions) => Mutation<Data, void> {
  return (pbx, options) => mutation(operationId, () => call(pbx, options));
}

function mutation<Data, Variables>(
  operationId: string,
  mutationFn: (variables: Variables) => Promise<Data>,
): Mutation<Data, Variables> {
  return {
    mutationKey: ['telephony', operationId],
    mutationFn,
    retry: noRetry,
    networkMode: 'always',
  };
}

/** What a key of TanStack Query is here: `telephony`, the operationId, and the arguments. */
export type TelephonyKey = readonly ['telephony', ...unknown[]];

/**
 * The key that all queries of an operation begin with, whatever their arguments; without a name, that of all operations.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: queryKey('listCdrs') });
 */
export function queryKey(operationId?: keyof Operations): TelephonyKey {
  return operationId === undefined ? ['telephony'] : ['telephony', operationId];
}

/** The key of one query. Numbers beyond 2^53 are digits in it, since TanStack Query writes keys as JSON. */
function keyOf(operationId: string, ...parts: unknown[]): unknown[] {
  const text = JSON.stringify(parts, (_name, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return ['telephony', operationId, ...(JSON.parse(text) as unknown[])];
}

/**
 * Decides on a retry by TanStack Query: never. A GET was retried by the client, and what dials or sends is sent once. It is a
 * function, so that the type of `error` is inferred from it.
 */
type NoRetry = (failureCount: number, error: TelephonyError) => false;

const noRetry: NoRetry = () => false;
