// The IDs that follow this one are exact numbers too.
export const HIGHEST_ID: number = 2 ** 52;

export interface Stored {
  id: number | string;
}

// `record` is undefined when it was removed.
export type ChangeListener = (table: string, id: number | string, record: Stored | undefined) => void;

export interface IndexOptions<R> {
  hash?: readonly (keyof R & string)[];
  // The date field by which records are listed.
  sorted?: keyof R & string;
}

export interface AnyCollection {
  readonly name: string;
  lastId: number;
  get(id: number | string): Stored | undefined;
  list(): Stored[];
  put(record: Stored): Stored;
  reset(): void;
}

/** Records of one kind in memory. Records are never changed in place, so readers can keep them. */
export class Collection<R extends Stored> {
  readonly name: string;
  readonly sorted: { property: keyof R & string; index: SortedIndex<R> } | undefined;
  readonly hash: Map<string, HashIndex<R>> = new Map();
  readonly #records = new Map<string, R>();
  readonly #listener: ChangeListener;
  // Deleted records count: IDs are not used twice.
  #lastId = 0;

  constructor(name: string, { hash = [], sorted }: IndexOptions<R>, listener: ChangeListener) {
    this.name = name;
    this.#listener = listener;
    for (const property of hash) this.hash.set(property, new HashIndex<R>(property));
    this.sorted = sorted && { property: sorted, index: new SortedIndex<R>(sorted) };
  }

  get size(): number {
    return this.#records.size;
  }

  get lastId(): number {
    return this.#lastId;
  }

  set lastId(id: number) {
    this.#lastId = Math.max(this.#lastId, id);
  }

  nextId(): number {
    return this.#lastId + 1;
  }

  get(id: number | string): R | undefined {
    return this.#records.get(String(id));
  }

  values(): Iterable<R> {
    return this.sorted ? this.sorted.index.records : this.#records.values();
  }

  list(): R[] {
    return [...this.values()];
  }

  by(property: keyof R & string, value: unknown): readonly R[] {
    return this.hash.get(property)!.find(value);
  }

  find(matches: (record: R) => boolean): R | undefined {
    for (const record of this.values()) if (matches(record)) return record;
    return undefined;
  }

  put(record: R): R {
    const key = String(record.id);
    const old = this.#records.get(key);
    if (old) this.#unindex(old);
    this.#records.set(key, record);
    if (typeof record.id === 'number') this.lastId = record.id;
    for (const index of this.hash.values()) index.add(record);
    this.sorted?.index.add(record);
    this.#listener(this.name, record.id, record);
    return record;
  }

  patch(id: number | string, changes: Partial<R>): R | undefined {
    const old = this.get(id);
    return old && this.put({ ...old, ...changes });
  }

  delete(id: number | string): boolean {
    const key = String(id);
    const old = this.#records.get(key);
    if (!old) return false;
    this.#records.delete(key);
    this.#unindex(old);
    this.#listener(this.name, old.id, undefined);
    return true;
  }

  clear(): void {
    const ids = [...this.#records.values()].map(({ id }) => id);
    this.#records.clear();
    for (const index of this.hash.values()) index.clear();
    this.sorted?.index.clear();
    for (const id of ids) this.#listener(this.name, id, undefined);
  }

  reset(): void {
    this.clear();
    this.#lastId = 0;
  }

  #unindex(record: R): void {
    for (const index of this.hash.values()) index.remove(record);
    this.sorted?.index.remove(record);
  }
}

class HashIndex<R extends object> {
  readonly #property: keyof R & string;
  // Most values have one record, so only the second makes a list.
  readonly #records = new Map<string, R | R[]>();

  constructor(property: keyof R & string) {
    this.#property = property;
  }

  find(value: unknown): readonly R[] {
    const records = this.#records.get(valueText(value));
    return records === undefined ? [] : Array.isArray(records) ? records : [records];
  }

  add(record: R): void {
    const key = this.#keyOf(record);
    if (key === undefined) return;
    const records = this.#records.get(key);
    if (records === undefined) this.#records.set(key, record);
    else if (Array.isArray(records)) records.push(record);
    else this.#records.set(key, [records, record]);
  }

  remove(record: R): void {
    const key = this.#keyOf(record);
    if (key === undefined) return;
    const records = this.#records.get(key);
    if (records === record) this.#records.delete(key);
    if (!Array.isArray(records)) return;
    const rest = records.filter((one) => one !== record);
    if (rest.length === 0) this.#records.delete(key);
    else this.#records.set(key, rest);
  }

  clear(): void {
    this.#records.clear();
  }

  #keyOf(record: R): string | undefined {
    const value: unknown = record[this.#property];
    return value === null || value === undefined ? undefined : valueText(value);
  }
}

// Appending is quick; a record out of order moves the records behind it.
class SortedIndex<R extends Stored> {
  readonly #property: keyof R & string;
  #records: R[] = [];

  constructor(property: keyof R & string) {
    this.#property = property;
  }

  get records(): readonly R[] {
    return this.#records;
  }

  add(record: R): void {
    const last = this.#records.at(-1);
    if (last === undefined || this.#compare(last, record) < 0) this.#records.push(record);
    else this.#records.splice(this.#position(record), 0, record);
  }

  remove(record: R): void {
    const position = this.#position(record);
    if (this.#records[position]?.id === record.id) this.#records.splice(position, 1);
  }

  clear(): void {
    this.#records = [];
  }

  // The position of the first record whose key is not below `key`, or above it with `after`.
  bound(key: string, after: boolean): number {
    return this.#first((record) => {
      const recordKey = sortKey(record, this.#property);
      return recordKey < key || (after && recordKey === key);
    });
  }

  #position(record: R): number {
    return this.#first((other) => this.#compare(other, record) < 0);
  }

  #first(isBefore: (record: R) => boolean): number {
    // Most records come near the end.
    let high = this.#records.length;
    let low = Math.max(0, high - 16);
    while (low > 0 && !isBefore(this.#records[low]!)) [low, high] = [Math.max(0, 2 * low - high), low];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(this.#records[middle]!)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #compare(one: R, other: R): number {
    const [a, b] = [sortKey(one, this.#property), sortKey(other, this.#property)];
    if (a !== b) return a < b ? -1 : 1;
    return one.id === other.id ? 0 : one.id < other.id ? -1 : 1;
  }
}

function sortKey<R>(record: R, property: keyof R): string {
  const value = record[property];
  return typeof value === 'string' ? value : '';
}

/** Copies a JSON value with each leaf mapped. Elements of a list have the field of the list. */
export function mapLeaves(
  value: unknown,
  map: (leaf: unknown, field: string) => unknown,
  field = '',
): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, map, field));
  if (typeof value !== 'object' || value === null) return map(value, field);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapLeaves(inner, map, name)]),
  );
}

export function valueText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : JSON.stringify(value ?? null);
}
