import type { Collections } from '../generated/filters.ts';
import type { PagedPath, RecordOf } from './paged-path.ts';

/**
 * The properties that a filter of a collection accepts: the fields of its record, except those that the platform rejects
 * (`from` and `to` of /faxes, ledger O-29), plus those that are not fields of the record (`live_id` of /monitors, ledger
 * O-23).
 */
export type FilterProperty<P extends PagedPath> =
  | Exclude<keyof RecordOf<P> & string, Collections[P]['refused']>
  | Collections[P]['also'];

/**
 * The values that a property can be compared with: its own type; for a number also its digits, as a string or a bigint,
 * which stay exact beyond 2^53 (ledger O-44); for a timestamp also a Date.
 */
export type FilterValue<P extends PagedPath, K extends string> =
  | (K extends keyof RecordOf<P> ? Comparable<RecordOf<P>[K]> : Scalar)
  | (K extends Collections[P]['timestamps'] ? Date : never);

/** The value type of a property whose type is unknown, or is a list or an object. */
type Scalar = string | number | bigint | boolean;

type Comparable<Value> = Value extends undefined
  ? never
  : Value extends string | boolean | null
    ? Value
    : Value extends number
      ? Value | bigint | `${number}`
      : Scalar;
