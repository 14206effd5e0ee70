/** Choices that look random and are the same for the same seed (mulberry32), for tests that can be repeated. Not for secrets. */
export class Random {
  #state: number;

  /** @param seed Any integer; of a larger one, the last 32 bits count. */
  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** From 0 to below 1. */
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to below `end`. */
  below(end: number): number {
    return Math.floor(this.#next() * end);
  }

  /** One of a list, which is not empty. */
  of<Item>(list: readonly [Item, ...Item[]]): Item {
    return list[this.below(list.length)] ?? list[0];
  }

  /** The items in another order. */
  shuffled<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, place: this.#next() }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ item }) => item);
  }
}
