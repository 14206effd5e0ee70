import type { FilterCondition } from '../generated/schema.ts';
import type { OfCollection } from '../core/call-types.ts';
import type { PagedPath, RecordOf } from './collection.ts';
import { parseTimestamp, wireValue, type WireValue } from './values.ts';
import { type Collections, TIMESTAMPS } from '../generated/filters.ts';

type Present<P extends PagedPath, K extends string> = Exclude<FilterValue<P, K>, null>;

/**
 * The conditions of a filter, a frozen array. Each method returns a longer filter. How the platform combines conditions is unknown
 * (ledger N-19).
 *
 * Dates are a Date, or `YYYY-MM-DD` or `YYYY-MM-DD HH:MM:SS` in UTC. Every method throws a RangeError for NaN, an infinity or an invalid
 * date, and a TypeError for a value that JSON would leave out.
 */
export class Filter<P extends PagedPath> extends Array<FilterCondition> implements OfCollection<P> {
  declare readonly '~collection'?: P;

  /** `map`, `filter` and `slice` return plain arrays. */
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }

  /** Equal. Null matches records without a value. */
  eq<K extends FilterProperty<P>>(property: K, value: FilterValue<P, K>): Filter<P> {
    return this.#and(property, 'eq', value);
  }

  /** Not equal. */
  ne<K extends FilterProperty<P>>(property: K, value: FilterValue<P, K>): Filter<P> {
    return this.#and(property, 'ne', value);
  }

  /** Less than; for a timestamp, before. */
  lt<K extends FilterProperty<P>>(property: K, value: Present<P, K>): Filter<P> {
    return this.#and(property, 'lt', value);
  }

  /** Less than or equal. */
  lte<K extends FilterProperty<P>>(property: K, value: Present<P, K>): Filter<P> {
    return this.#and(property, 'lte', value);
  }

  /** Greater than; for a timestamp, after. */
  gt<K extends FilterProperty<P>>(property: K, value: Present<P, K>): Filter<P> {
    return this.#and(property, 'gt', value);
  }

  /** Greater than or equal. */
  gte<K extends FilterProperty<P>>(property: K, value: Present<P, K>): Filter<P> {
    return this.#and(property, 'gte', value);
  }

  /**
   * Equal to one of the values, which are sent as strings.
   * @throws RangeError for an empty list, for which the platform may return every record
   */
  in<K extends FilterProperty<P>>(
    property: K,
    values: readonly Exclude<Present<P, K>, boolean>[],
  ): Filter<P> {
    if (values.length === 0)
      throw new RangeError(`${property} in []: the list is empty. Skip the request: no record can match.`);
    return this.#append(
      property,
      'in',
      values.map((value) => String(wireValue(property, 'in', value))),
    );
  }

  /** Matches a pattern of unknown syntax; a plain part of the text was observed to work (ledger N-27). */
  like(property: FilterProperty<P>, pattern: string): Filter<P> {
    return this.#and(property, 'like', pattern);
  }

  /** Does not match a pattern. */
  notLike(property: FilterProperty<P>, pattern: string): Filter<P> {
    return this.#and(property, 'notlike', pattern);
  }

  #and(property: string, operator: FilterCondition['operator'], value: unknown): Filter<P> {
    return this.#append(property, operator, wireValue(property, operator, value));
  }

  #append(
    property: string,
    operator: FilterCondition['operator'],
    value: FilterCondition['value'],
  ): Filter<P> {
    for (const one of Array.isArray(value) ? value : [value]) checkDate(property, operator, one);
    if (Array.isArray(value)) Object.freeze(value);
    return frozen([...this, Object.freeze({ property, operator, value })]);
  }
}

/**
 * Starts a filter for a collection.
 *
 * @example
 * const filter = where('/cdrs').gte('calldate', new Date('2026-11-01')).eq('type', 'O');
 * await pbx.listCdrs({ filter, limit: 100 });
 */
export function where<P extends PagedPath>(_path: P): Filter<P> {
  return frozen([]);
}

function frozen<P extends PagedPath>(conditions: FilterCondition[]): Filter<P> {
  const filter = new Filter<P>();
  filter.push(...conditions);
  return Object.freeze(filter) as Filter<P>;
}

// Where a field has a date, the platform would compare other values as texts, and return the wrong records without an error.
function checkDate(property: string, operator: string, value: WireValue | bigint): void {
  if (value === null || !TIMESTAMPS.includes(property) || operator.endsWith('like')) return;
  try {
    parseTimestamp(/^[\d-]{10}$/.test(`${value}`) ? `${value} 00:00:00` : `${value}`);
  } catch {
    throw new RangeError(
      `${property} ${operator}: not a date that the platform reads. Write YYYY-MM-DD or YYYY-MM-DD HH:MM:SS, in UTC, ` +
        'or pass a Date.',
    );
  }
}

/** A property that a filter accepts: a field of the record, but not `from` and `to` of /faxes (O-29), or `live_id` of /monitors (O-23). */
export type FilterProperty<P extends PagedPath> =
  | Exclude<keyof RecordOf<P> & string, Collections[P]['refused']>
  | Collections[P]['also'];

/** A value of a property: its own type; for a number also its digits (ledger O-44); for a timestamp also a Date. */
export type FilterValue<P extends PagedPath, K extends string> =
  | (K extends keyof RecordOf<P> ? Comparable<RecordOf<P>[K]> : Scalar)
  | (K extends Collections[P]['timestamps'] ? Date : never);

// The value of a property whose type is unknown, or is a list or an object.
type Scalar = string | number | bigint | boolean;

type Comparable<Value> = Value extends undefined
  ? never
  : Value extends string | boolean | null
    ? Value
    : Value extends number
      ? Value | bigint | `${number}`
      : Scalar;
