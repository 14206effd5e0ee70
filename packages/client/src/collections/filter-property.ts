import type { Collections } from '../generated/filters.ts';
import type { PagedPath, RecordOf } from './paged-path.ts';

/**
 * The names that a filter of a collection may hold: the properties of its record, without those that the platform
 * refuses (`from` and `to` of /faxes, ledger O-29), and with those that are no property (`live_id` of /monitors, ledger
 * O-23).
 */
export type FilterProperty<P extends PagedPath> =
  | Exclude<keyof RecordOf<P> & string, Collections[P]['refused']>
  | Collections[P]['also'];

/**
 * What a property can be compared with: its own type; for a number also its digits as a string or a bigint, which are
 * exact beyond 2^53 (ledger O-44); for a timestamp also a Date.
 */
export type FilterValue<P extends PagedPath, K extends string> =
  | (K extends keyof RecordOf<P> ? Comparable<RecordOf<P>[K]> : Scalar)
  | (K extends Collections[P]['timestamps'] ? Date : never);

/** What stands for a property whose type is not known, or is a list or an object. */
type Scalar = string | number | bigint | boolean;

type Comparable<Value> = Value extends undefined
  ? never
  : Value extends string | boolean | null
    ? Value
    : Value extends number
      ? Value | bigint | `${number}`
      : Scalar;
