import type { FilterCondition } from '../generated/schema.ts';
import type { OfCollection } from '../types/of-collection.ts';
import type { FilterProperty, FilterValue } from './filter-property.ts';
import type { PagedPath } from './paged-path.ts';
import { checkDate } from './check-date.ts';
import { wireValue } from './wire-value.ts';

type Present<P extends PagedPath, K extends string> = Exclude<FilterValue<P, K>, null>;

/**
 * The conditions of a filter: a frozen array of `{property, operator, value}`, which is passed as `query.filter`. Each
 * method returns a new, longer filter. How several conditions combine is unknown (ledger N-19).
 *
 * Every method throws a RangeError for NaN, an infinity, an invalid date or other text where the field has a date, and
 * a TypeError for a value that JSON would leave out. Write dates as `YYYY-MM-DD` or `YYYY-MM-DD HH:MM:SS` in UTC, or pass a Date.
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
   * Equal to one of the values. They are sent as strings, as documented.
   * @throws RangeError for an empty list: how the platform treats one is unknown, and it may return every record.
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

  /** Matches a pattern. Its syntax is unknown; a plain part of the text was observed to work (ledger N-27). */
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
 * Starts a filter for a collection. Its properties and their value types come from the record of that collection.
 *
 * @example
 * const filter = where('/cdrs').gte('calldate', new Date('2026-11-01')).eq('type', 'O');
 * await pbx.listCdrs({ filter, limit: 100 });
 *
 * @param _path The path of the collection. Used by the types only.
 */
export function where<P extends PagedPath>(_path: P): Filter<P> {
  return frozen([]);
}

function frozen<P extends PagedPath>(conditions: FilterCondition[]): Filter<P> {
  const filter = new Filter<P>();
  filter.push(...conditions);
  return Object.freeze(filter) as Filter<P>;
}
