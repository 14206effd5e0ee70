/** Options for TanStack Query, made for each operation. It imports nothing of it but types. */
export * from './generated/tanstack.ts';
export { queryKey, type TelephonyKey } from './tanstack/query-key.ts';
export type { Query, QueryCallOptions } from './tanstack/query.ts';
export type { InfiniteQuery, InfiniteQueryOptions } from './tanstack/infinite-query.ts';
export type { Mutation } from './tanstack/mutation.ts';
