import { HashIndex } from './hash-index.ts';
import { SortedIndex } from './sorted-index.ts';

/** The highest number that comes from outside as an id: those that follow are exact numbers too. */
export const HIGHEST_ID = 2 ** 52;

/** What every stored thing has. */
export interface Stored {
  id: number | string;
}

/** Called for every change, so that it can be kept elsewhere. `record` is undefined if it was removed. */
export type ChangeListener = (table: string, id: number | string, record: Stored | undefined) => void;

export interface IndexOptions<R> {
  /** Properties that are looked up by equality. */
  hash?: readonly (keyof R & string)[];
  /** The date property of the resource: records are listed in its order. */
  sorted?: keyof R & string;
}

/**
 * A table whose records are of whatever kind: what there is to do with all tables, and with records that come from outside
 * and were checked against the contract there.
 */
export interface AnyCollection {
  readonly name: string;
  lastId: number;
  get(id: number | string): Stored | undefined;
  list(): Stored[];
  put(record: Stored): Stored;
  reset(): void;
}

/** Records of one kind in memory. A record is never changed in place, so that a reader keeps what it has read. */
export class Collection<R extends Stored> {
  readonly name: string;
  readonly sorted: { property: keyof R & string; index: SortedIndex<R> } | undefined;
  readonly hash = new Map<string, HashIndex<R>>();
  readonly #records = new Map<string, R>();
  readonly #listener: ChangeListener;
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

  /** The highest number that was an id here, of records that are gone too: ids are not used twice. */
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

  /** In the order of the date property, else of insertion. */
  values(): Iterable<R> {
    return this.sorted ? this.sorted.index.records : this.#records.values();
  }

  list(): R[] {
    return [...this.values()];
  }

  find(matches: (record: R) => boolean): R | undefined {
    for (const record of this.values()) if (matches(record)) return record;
    return undefined;
  }

  /** Adds a record, or takes the place of the one with its id. */
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

  /** Changes some fields of a record. Returns the changed record; undefined if there is none. */
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

  /** Removes everything, and forgets which ids were used. */
  reset(): void {
    this.clear();
    this.#lastId = 0;
  }

  #unindex(record: R): void {
    for (const index of this.hash.values()) index.remove(record);
    this.sorted?.index.remove(record);
  }
}
