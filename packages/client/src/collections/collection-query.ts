import type { components } from '../generated/schema.ts';
import type { FilterFor } from './filter.ts';
import type { Groupable } from './group-by.ts';
import type { PagedPath } from './paged-path.ts';

type Parameters = components['parameters'];

/** The query of a collection that `paginate` and `pages` take: all of it but `page` and `limit`, which they set. */
export interface CollectionQuery<P extends PagedPath> {
  /** Conditions that a record must meet: `where('/cdrs').gte('calldate', '2026-11-01')`. */
  filter?: FilterFor<P> | undefined;
  /** Groups the records that have the same value of a property. The form of the answer is not documented (ledger N-18). */
  group_by?: Groupable<P> | undefined;
  /** Property to sort by (ledger O-43). Records keep their pages best when this is one that does not change, such as `id`. */
  sort?: Groupable<P> | (string & {}) | undefined;
  /** Direction of `sort` (ledger O-43). */
  dir?: Parameters['dir'] | undefined;
  /** Related records to put into each record, such as `users` of queues (ledger O-43). */
  include?: Parameters['include'] | undefined;
  /** Fields to return, by resource (ledger O-43). */
  fields?: Parameters['fields'] | undefined;
}
