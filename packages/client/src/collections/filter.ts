import type { FilterCondition } from '../generated/schema.ts';
import type { FilterProperty, FilterValue } from './filter-property.ts';
import type { PagedPath } from './paged-path.ts';
import { wireValue } from './wire-value.ts';

/** Keeps the filter of one collection from being used on another. Exists for the compiler alone. */
declare const collection: unique symbol;

/**
 * What `query.filter` of a collection takes: a filter of `where` for this path, or plain conditions, which may name
 * properties that the contract does not know.
 */
export type FilterFor<P extends PagedPath> =
  | Filter<P>
  | (FilterCondition[] & { readonly [collection]?: never });

type Present<P extends PagedPath, K extends string> = Exclude<FilterValue<P, K>, null>;

/**
 * The conditions of a filter: an array of `{property, operator, value}`, to be used as `query.filter` as it is. It is
 * frozen; each method gives a longer one. How several conditions combine is not documented (ledger N-19).
 *
 * Every method throws a RangeError for NaN, an infinity or a date without a timestamp, and a TypeError for a value that
 * JSON would leave out.
 */
export class Filter<P extends PagedPath> extends Array<FilterCondition> {
  declare readonly [collection]?: P;

  /** What `map`, `filter` and `slice` give are plain arrays. */
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }

  /** Equal. Null asks for records without a value. */
  eq<K extends FilterProperty<P>>(property: K, value: FilterValue<P, K>): Filter<P> {
    return this.#and(property, 'eq', value);
  }

  /** Not equal. */
  ne<K extends FilterProperty<P>>(property: K, value: FilterValue<P, K>): Filter<P> {
    return this.#and(property, 'ne', value);
  }

  /** Less; before, for a timestamp. */
  lt<K extends FilterProperty<P>>(property: K, value: Present<P, K>): Filter<P> {
    return this.#and(property, 'lt', value);
  }

  /** Less or equal. */
  lte<K extends FilterProperty<P>>(property: K, value: Present<P, K>): Filter<P> {
    return this.#and(property, 'lte', value);
  }

  /** Greater; after, for a timestamp. */
  gt<K extends FilterProperty<P>>(property: K, value: Present<P, K>): Filter<P> {
    return this.#and(property, 'gt', value);
  }

  /** Greater or equal. */
  gte<K extends FilterProperty<P>>(property: K, value: Present<P, K>): Filter<P> {
    return this.#and(property, 'gte', value);
  }

  /**
   * One of the values. They are sent as strings, as the documents have it.
   * @throws RangeError for an empty list: what the platform makes of one is not documented, and it may be every record.
   */
  in<K extends FilterProperty<P>>(
    property: K,
    values: readonly Exclude<Present<P, K>, boolean>[],
  ): Filter<P> {
    if (values.length === 0)
      throw new RangeError(
        `The filter has no values for ${property} in []. Leave out the request: nothing is in it.`,
      );
    return this.#append(
      property,
      'in',
      values.map((value) => String(wireValue(property, 'in', value))),
    );
  }

  /** Matches a pattern, whose syntax is not documented; a bare part of the text was seen in use (ledger N-27). */
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
    if (Array.isArray(value)) Object.freeze(value);
    return frozen([...this, Object.freeze({ property, operator, value })]);
  }
}

/**
 * Starts a filter of a collection. Properties and the types of their values come from its record.
 *
 * @example
 * const filter = where('/cdrs').gte('calldate', new Date('2026-11-01')).eq('type', 'O');
 * await pbx['/cdrs'].get({ query: { filter, limit: 100 } });
 *
 * @param _path The path of the collection, which only the types use.
 */
export function where<P extends PagedPath>(_path: P): Filter<P> {
  return frozen([]);
}

function frozen<P extends PagedPath>(conditions: FilterCondition[]): Filter<P> {
  const filter = new Filter<P>();
  filter.push(...conditions);
  return Object.freeze(filter) as Filter<P>;
}
