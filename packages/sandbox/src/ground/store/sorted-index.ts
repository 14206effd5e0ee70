/** An entry of a sorted index: found by a sortable text, and by its id where texts are the same. */
export interface Sortable {
  id: number | string;
}

/** Records in the order of one property. Appending is quick; a record out of order costs a move of what follows. */
export class SortedIndex<R extends Sortable> {
  readonly #property: keyof R & string;
  #records: R[] = [];

  constructor(property: keyof R & string) {
    this.#property = property;
  }

  /** All records in order. Not to be changed. */
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

  /** Position of the first record whose key is not below `key`, or, with `after`, above it. */
  bound(key: string, after: boolean): number {
    let low = 0;
    let high = this.#records.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const found = keyOf(this.#records[middle]!, this.#property);
      if (found < key || (after && found === key)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #position(record: R): number {
    let low = 0;
    let high = this.#records.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#records[middle]!, record) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #compare(one: R, other: R): number {
    const [a, b] = [keyOf(one, this.#property), keyOf(other, this.#property)];
    if (a !== b) return a < b ? -1 : 1;
    return one.id === other.id ? 0 : one.id < other.id ? -1 : 1;
  }
}

/** Records without the property come first. */
function keyOf<R>(record: R, property: keyof R): string {
  const value = record[property];
  return typeof value === 'string' ? value : '';
}
