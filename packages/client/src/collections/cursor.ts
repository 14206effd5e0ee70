import type { FilterCondition } from '../generated/schema.ts';
import { wireValue, type WireValue } from './values.ts';

export interface KeysetRequest {
  conditions: FilterCondition[];
  sort: string;
}

/**
 * The place in a collection up to which its records were handed over. Several records may share a value other than an id, so the next
 * request includes the same value, and the records that were seen are skipped. Where one value fills whole pages, its records (`ties`)
 * are read in the order of their ids.
 */
export class Cursor {
  readonly #path: string;
  readonly #by: string;
  readonly #isDescending: boolean;
  #value: WireValue | undefined;
  readonly #seen: Set<string>;
  #upTo: WireValue | undefined;
  #phase: NonNullable<Position['phase']>;

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

  newRecords<Item>(records: readonly Item[]): Item[] {
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

  advance(record: unknown): void {
    const value = wireKey(record, this.#by);
    if (this.#phase === 'ties') this.#upTo = wireKey(record, 'id');
    else {
      if (value !== this.#value) this.#seen.clear();
      if (this.#by !== 'id') this.#seen.add(idOf(record));
      this.#value = value;
      this.#phase = 'from';
    }
  }

  /** @param isStuck all its records had been handed over before @returns true at the end */
  finishPage(last: unknown, isLast: boolean, isStuck: boolean): boolean {
    if (this.#phase !== 'ties') {
      if (!isLast && isStuck) this.#phase = 'ties';
      return isLast;
    }
    if (!isLast) this.#upTo = wireKey(last, 'id');
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

function wireKey(record: unknown, field: string): WireValue {
  return wireValue(field, 'gt', keyOf(record, field));
}

function idOf(record: unknown): string {
  return String(keyOf(record, 'id'));
}

type Key = number | bigint | string;

interface Order {
  field: string;
  isDescending: boolean;
  from: unknown;
  // Excludes `from` itself.
  isAfter: boolean;
  // No value comes twice.
  isUnique?: boolean;
  // All have the value `from`.
  isSame?: boolean;
}

// That the platform sorts is only observed (ledger O-43), and how it combines conditions is unknown (N-19).
function checkOrder(
  records: readonly unknown[],
  { field, isDescending, from, isAfter, isUnique, isSame }: Order,
): void {
  let before = from === undefined || from === null ? undefined : comparable(from as Key);
  let isStrict = isAfter;
  for (const record of records) {
    const key = comparable(keyOf(record, field));
    // Digits and numbers of one value are not identical.
    const isSameKey = before !== undefined && !(key < before) && !(key > before);
    const isRight =
      before === undefined || (isSameKey ? !isStrict : key < before === isDescending && !isSame);
    if (!isRight)
      throw new Error(
        `the platform returned a record with the ${field} ${key} after ${before}, so it did not apply the order or the ` +
          'conditions that were asked for (ledger O-43, N-19), and records may be missing. Read the collection without `by`.',
      );
    before = key;
    isStrict = isUnique === true;
  }
}

function keyOf(record: unknown, field: string): Key {
  const value = (record as Readonly<Record<string, unknown>> | null)?.[field];
  if (typeof value === 'string' || typeof value === 'bigint' || Number.isSafeInteger(value))
    return value as Key;
  const { id } = (record ?? {}) as { id?: unknown };
  const which = field !== 'id' && typeof id === 'number' ? `the record with the id ${id}` : 'a record';
  const what = typeof value === 'number' ? `an inexact ${field}` : `no ${field}`;
  const advice = field === 'id' ? 'Include `id` in `fields`, or read without `by`' : 'Read `by: "id"`';
  throw new Error(`${which} has ${what}, so it has no place in this order. ${advice}.`);
}

function comparable(value: Key): Key {
  return typeof value === 'string' && /^\d+$/.test(value) ? BigInt(value) : value;
}

interface Position {
  path: string;
  by: string;
  dir?: 'DESC';
  // The key of the latest record.
  value?: WireValue;
  // The ids of the records with this key that were handed over.
  seen?: string[];
  // The id up to which ties were handed over.
  upTo?: WireValue;
  // `from`: further records may have this key. `ties`: the records with this key are read by id. `after`: none is left.
  phase?: 'from' | 'ties' | 'after';
}

function readPosition(
  path: string,
  by: string,
  dir: 'ASC' | 'DESC',
  text: string | undefined,
): Partial<Position> {
  if (text === undefined) return {};
  let position: Partial<Position> | null;
  try {
    position = JSON.parse(text) as Partial<Position> | null;
  } catch {
    position = null;
  }
  const isPosition =
    (typeof position?.value === 'number' || typeof position?.value === 'string') &&
    [undefined, 'from', 'ties', 'after'].includes(position.phase) &&
    (position.seen === undefined || Array.isArray(position.seen));
  if (!position || !isPosition)
    throw new TypeError('after: not a position. Pass the `position` of an earlier run, unchanged.');
  const { path: ownPath, by: ownBy, dir: ownDir = 'ASC' } = position;
  if (ownPath !== path || ownBy !== by || ownDir !== dir)
    throw new TypeError(
      `after: the position belongs to ${String(ownPath)} by ${String(ownBy)} ${ownDir}, not to ${path} by ${by} ${dir}. ` +
        'Pass the `position` of an earlier run with this path, field and direction.',
    );
  return position;
}
