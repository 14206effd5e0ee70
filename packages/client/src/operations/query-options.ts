import type { DataTag } from '@tanstack/react-query';
import type { TelephonyError } from '../core/telephony-error.ts';
import { CALL_OPTIONS, type CallOptions } from '../core/call-types.ts';
import type { Telephony } from '../core/core.ts';
import type { KeysetOptions, KeysetPage } from '../collections/keyset.ts';
import { pages } from '../collections/paginate.ts';
import type { PagedPath, RecordOf } from '../collections/collection.ts';
import type { Operations } from '../generated/methods.ts';

/** Call options of a query, which are not part of its key. */
export type QueryCallOptions = Omit<CallOptions, 'signal' | 'retryUnsafe'>;

/** Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery` and the like. Spread them to add others. */
export interface Query<Data> {
  /** `['telephony', operationId, args]` */
  readonly queryKey: DataTag<TelephonyKey, Data, TelephonyError>;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>;
  readonly retry: NoRetry;
}

export function queryOf<Data, Args>(
  operationId: string,
  call: (pbx: Telephony, args: Args, options?: CallOptions) => Promise<Data>,
): (pbx: Telephony, args: Args, options?: QueryCallOptions) => Query<Data> {
  return (pbx, args, options) =>
    queryOptions(keyFor(operationId, args ?? {}), (signal) => call(pbx, args, { ...options, signal }));
}

export function bareQueryOf<Data>(
  operationId: string,
  call: (pbx: Telephony, options?: CallOptions) => Promise<Data>,
): (pbx: Telephony, options?: QueryCallOptions) => Query<Data> {
  return (pbx, options) => queryOptions(keyFor(operationId), (signal) => call(pbx, { ...options, signal }));
}

function queryOptions<Data>(key: unknown[], call: (signal: AbortSignal) => Promise<Data>): Query<Data> {
  return {
    // The tag of the data exists in the types only.
    queryKey: key as never,
    queryFn: ({ signal }) => call(signal),
    retry: noRetry,
  };
}

export type InfiniteQueryOptions<P extends PagedPath> = Omit<
  KeysetOptions<P>,
  'after' | 'signal' | 'retryUnsafe'
>;

interface ReadPages<Item> {
  pages: KeysetPage<Item>[];
  pageParams: (string | undefined)[];
}

/** Options for `useInfiniteQuery` and the like. Spread them to add others. */
export interface InfiniteQuery<Item> {
  /** `['telephony', operationId, { by, dir, query, pageSize }, 'infinite']` */
  readonly queryKey: DataTag<TelephonyKey, ReadPages<Item>, TelephonyError>;
  readonly queryFn: (context: {
    readonly signal: AbortSignal;
    readonly pageParam: string | undefined;
  }) => Promise<KeysetPage<Item>>;
  readonly initialPageParam: string | undefined;
  /** Undefined once a page is empty. */
  readonly getNextPageParam: (last: KeysetPage<Item>) => string | undefined;
  readonly retry: NoRetry;
}

export function infiniteQueryOf<P extends PagedPath>(
  operationId: string,
  path: P,
): (pbx: Telephony, options: InfiniteQueryOptions<P>) => InfiniteQuery<RecordOf<P>> {
  return (pbx, options) => ({
    queryKey: keyFor(operationId, withoutCallOptions(options), 'infinite') as never,
    queryFn: async ({ signal, pageParam: after }) => {
      for await (const page of pages(pbx, path, { ...options, after, signal })) return page;
      return { data: [], total: 0, position: after ?? '' };
    },
    initialPageParam: undefined,
    getNextPageParam: ({ data, position }) => (data.length > 0 ? position : undefined),
    retry: noRetry,
  });
}

function withoutCallOptions(options: object): object {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !Object.hasOwn(CALL_OPTIONS, name)));
}

/** Options for `useMutation`. Spread them to add others. */
export interface Mutation<Data, Variables> {
  /** `['telephony', operationId]` */
  readonly mutationKey: TelephonyKey;
  readonly mutationFn: (variables: Variables) => Promise<Data>;
  readonly retry: NoRetry;
  /** Fails at once when the browser is offline: nobody expects a call to ring later. */
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

export type TelephonyKey = readonly ['telephony', ...unknown[]];

/**
 * Returns the beginning of the keys of an operation's queries; without a name, of all queries.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: queryKey('listCdrs') });
 */
export function queryKey(operationId?: keyof Operations): TelephonyKey {
  return operationId === undefined ? ['telephony'] : ['telephony', operationId];
}

// TanStack Query writes keys as JSON, which has no bigint.
function keyFor(operationId: string, ...parts: unknown[]): unknown[] {
  const text = JSON.stringify(parts, (_name, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return ['telephony', operationId, ...(JSON.parse(text) as unknown[])];
}

// The client has retried a GET, and must not dial twice. A function, so that TypeScript infers the type of `error` from it.
type NoRetry = (failureCount: number, error: TelephonyError) => false;

const noRetry: NoRetry = () => false;
