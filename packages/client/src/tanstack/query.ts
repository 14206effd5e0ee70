import type { DataTag } from '@tanstack/react-query';
import type { TelephonyError } from '../core/telephony-error.ts';
import type { CallOptions } from '../types/call-options.ts';
import type { Telephony } from '../types/telephony.ts';
import { type NeverAgain, neverAgain } from './never-again.ts';
import { keyOf, type TelephonyKey } from './query-key.ts';

/** Options of a query for each of its requests. They are not part of its key. The signal is that of TanStack Query. */
export type QueryCallOptions = Omit<CallOptions, 'signal' | 'retryUnsafe'>;

/** Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery` and the like. Others are added by spreading it. */
export interface Query<Data> {
  /** `['telephony', operationId, args]`. `queryClient.getQueryData(queryKey)` knows the type of the data by it. */
  readonly queryKey: DataTag<TelephonyKey, Data, TelephonyError>;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>;
  readonly retry: NeverAgain;
}

/** Makes the function that gives the options of a query for an operation. */
export function queryOf<Data, Args>(
  operationId: string,
  call: (pbx: Telephony, args: Args, options?: CallOptions) => Promise<Data>,
): (pbx: Telephony, args: Args, options?: QueryCallOptions) => Query<Data> {
  return (pbx, args, options) =>
    query(keyOf(operationId, args ?? {}), (signal) => call(pbx, args, { ...options, signal }));
}

/** The same for an operation without parameters. */
export function bareQueryOf<Data>(
  operationId: string,
  call: (pbx: Telephony, options?: CallOptions) => Promise<Data>,
): (pbx: Telephony, options?: QueryCallOptions) => Query<Data> {
  return (pbx, options) => query(keyOf(operationId), (signal) => call(pbx, { ...options, signal }));
}

function query<Data>(key: unknown[], call: (signal: AbortSignal) => Promise<Data>): Query<Data> {
  return {
    // The tag of the data is a matter of types only.
    queryKey: key as never,
    queryFn: ({ signal }) => call(signal),
    retry: neverAgain,
  };
}
