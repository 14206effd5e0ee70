import type { components, FilterFor } from '../generated/schema.ts';
import type { Groupable } from './group-by.ts';
import type { PagedPath } from './paged-path.ts';

type Schemas = components['schemas'];

/** The query parameters that `paginate` and `pages` accept: all but `page` and `limit`, which they set themselves. */
export interface CollectionQuery<P extends PagedPath> {
  /** Conditions that a record must meet: `where('/cdrs').gte('calldate', '2026-11-01')`. */
  filter?: FilterFor<P> | undefined;
  /** Field to group the records by. The form of a grouped response is unknown (ledger N-18). */
  group_by?: Groupable<P> | undefined;
  /** Field to sort by (ledger O-43). Choose one whose values do not change, such as `id`: records then stay in place. */
  sort?: Groupable<P> | (string & {}) | undefined;
  /** Sort direction (ledger O-43). */
  dir?: Schemas['SortDirection'] | undefined;
  /** Related records to embed in each record, such as the `users` of a queue (ledger O-43). */
  include?: Schemas['IncludeParameter'] | undefined;
  /** Fields to return, per resource (ledger O-43). */
  fields?: Schemas['FieldsParameter'] | undefined;
}
