import type { FilterCondition } from '../../generated/schema.ts';
import { type WireValue, wireValue } from '../wire-value.ts';
import { checkOrder, keyOf } from './check-order.ts';
import { type Position, readPosition } from './position.ts';

/** The conditions and the order of the next request. */
export interface KeysetRequest {
  conditions: FilterCondition[];
  sort: string;
}

/**
 * The place in a collection up to which its records were handed over.
 *
 * In the order of `id`, the next request is for a greater one, or a smaller one where they descend. Other values may be shared by several records, so it is for
 * the same value or a greater one, and those that were seen are skipped. Where one value fills whole pages (`ties`), its
 * records are read in the order of their ids.
 */
export class Cursor {
  readonly #path: string;
  readonly #by: string;
  readonly #isDescending: boolean;
  /** The key of the latest record. */
  #value: WireValue | undefined;
  /** The ids of the records with this key that were handed over in the order of `by`. */
  readonly #seen: Set<string>;
  /** The id up to which ties were handed over. */
  #upTo: WireValue | undefined;
  #phase: NonNullable<Position['phase']>;

  /** @throws TypeError for a position that is not one of this path, field and direction */
  constructor(path: string, by: string, dir: 'ASC' | 'DESC', after: string | undefined) {
    this.#path = path;
    this.#by = by;
    this.#isDescending = dir === 'DESC';
    const { value, seen = [], upTo, phase = 'from' } = readPosition(path, by, dir, after);
    this.#value = value;
    this.#seen = new Set(seen);
    this.#upTo = upTo;
    this.#phase = phase;
  }

  /** The position as text, undefined at the beginning. */
  get position(): string | undefined {
    if (this.#value === undefined) return undefined;
    const position: Position = { path: this.#path, by: this.#by, value: this.#value };
    if (this.#isDescending) position.dir = 'DESC';
    if (this.#seen.size > 0) position.seen = [...this.#seen];
    if (this.#upTo !== undefined) position.upTo = this.#upTo;
    if (this.#phase !== 'from') position.phase = this.#phase;
    return JSON.stringify(position);
  }

  request(): KeysetRequest {
    const by = this.#by;
    const value = this.#value;
    const next = this.#isDescending ? 'lt' : 'gt';
    if (value === undefined) return { conditions: [], sort: by };
    if (this.#phase === 'ties') {
      const conditions: FilterCondition[] = [{ property: by, operator: 'eq', value }];
      if (this.#upTo !== undefined) conditions.push({ property: 'id', operator: next, value: this.#upTo });
      return { conditions, sort: 'id' };
    }
    return { conditions: [{ property: by, operator: this.#isAfter() ? next : `${next}e`, value }], sort: by };
  }

  /**
   * The records of a response that were not handed over yet.
   * @throws Error if they are not those that were asked for, or not in their order
   */
  fresh<Item>(records: readonly Item[]): Item[] {
    const isTies = this.#phase === 'ties';
    const isDescending = this.#isDescending;
    checkOrder(records, {
      isDescending,
      field: isTies ? 'id' : this.#by,
      from: isTies ? this.#upTo : this.#value,
      isAfter: isTies || this.#isAfter(),
      isUnique: isTies || this.#by === 'id',
    });
    if (isTies)
      checkOrder(records, {
        isDescending,
        field: this.#by,
        from: this.#value,
        isAfter: false,
        isSame: true,
      });
    return this.#by === 'id' ? [...records] : records.filter((record) => !this.#seen.has(idOf(record)));
  }

  /** A record was handed over. */
  advance(record: unknown): void {
    const value = wireOf(record, this.#by);
    if (this.#phase === 'ties') this.#upTo = wireOf(record, 'id');
    else {
      if (value !== this.#value) this.#seen.clear();
      if (this.#by !== 'id') this.#seen.add(idOf(record));
      this.#value = value;
      this.#phase = 'from';
    }
  }

  /**
   * All records of a response were handed over.
   * @param last the last of them
   * @param isLast whether none is left that meets the conditions of the request
   * @param isStuck whether all of them had been handed over before
   * @returns whether the end is reached
   */
  passed(last: unknown, isLast: boolean, isStuck: boolean): boolean {
    if (this.#phase !== 'ties') {
      if (!isLast && isStuck) this.#phase = 'ties';
      return isLast;
    }
    if (!isLast) this.#upTo = wireOf(last, 'id');
    else {
      this.#phase = 'after';
      this.#seen.clear();
      this.#upTo = undefined;
    }
    return false;
  }

  #isAfter(): boolean {
    return this.#by === 'id' || this.#phase === 'after';
  }
}

function wireOf(record: unknown, field: string): WireValue {
  return wireValue(field, 'gt', keyOf(record, field));
}

function idOf(record: unknown): string {
  return String(keyOf(record, 'id'));
}
