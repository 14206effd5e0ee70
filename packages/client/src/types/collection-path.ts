import type { paths } from '../generated/schema.ts';
import type { Path, PathOf } from './path.ts';
import type { Success } from './success.ts';

/** One page of a collection. */
export interface Page<Item> {
  data: Item[];
  total: number;
}

/** The body of GET of a path, never where it has none. */
type GetBody<P extends Path> = paths[P] extends { get: infer Operation } ? Success<Operation> : never;

/** The paths whose GET answers one page of a collection, `{data: [...], total}`. */
export type CollectionPath = {
  [P in PathOf<'get'>]: GetBody<P> extends { data: readonly unknown[]; total: unknown } ? P : never;
}[PathOf<'get'>];

/** A record of a collection: `RecordOf<'/cdrs'>` is a Cdr. */
export type RecordOf<P extends CollectionPath> = GetBody<P> extends Page<infer Item> ? Item : never;
