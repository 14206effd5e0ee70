// Imports nothing of TanStack Query but types.
export * from './generated/tanstack.ts';
export {
  type InfiniteQuery,
  type InfiniteQueryOptions,
  type Mutation,
  type Query,
  type QueryCallOptions,
  queryKey,
  type TelephonyKey,
} from './operations/query-options.ts';
