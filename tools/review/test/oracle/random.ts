import { infiniteStream, nat, noBias, sample } from 'fast-check';

/** Random choices that are the same for the same seed. */
export class Random {
  readonly #next: () => number;

  /** @param seed A whole number from 0. */
  constructor(seed: number) {
    const numbers = sample(infiniteStream(noBias(nat(2 ** 30 - 1))), { numRuns: 1, seed })[0];
    this.#next = () => (numbers?.next().value ?? 0) / 2 ** 30;
  }

  /** Whether something with this probability happens. */
  chance(probability: number): boolean {
    return this.#next() < probability;
  }

  /** A whole number from 0 to `size` - 1. */
  below(size: number): number {
    return Math.floor(this.#next() * size);
  }

  /** One of the items; undefined for none. */
  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.below(items.length)];
  }
}
