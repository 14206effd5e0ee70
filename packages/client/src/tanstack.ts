export * from './generated/tanstack.ts';
export { queryKey, type TelephonyKey } from './operations/query-options.ts';
export type { Query, QueryCallOptions } from './operations/query-options.ts';
export type { InfiniteQuery, InfiniteQueryOptions } from './operations/query-options.ts';
export type { Mutation } from './operations/query-options.ts';
