import type { Collections } from '../generated/filters.ts';
import type { paths } from '../generated/schema.ts';

/**
 * The paths whose GET returns pages of records and accepts a filter, such as `/cdrs`. The lists under `/dictionaries`
 * have neither and are not included.
 */
export type PagedPath = keyof Collections;

/** A record of such a collection: `RecordOf<'/cdrs'>` is a Cdr. */
export type RecordOf<P extends PagedPath> =
  paths[P]['get']['responses'][200]['content']['application/json']['data'][number];
