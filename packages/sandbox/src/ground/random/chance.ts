import { Random } from './random.ts';

/** What happens by chance in the history: the same seed, the same history. */
export class Chance {
  readonly #random: Random;

  constructor(seed: number) {
    this.#random = new Random(seed);
  }

  /** A whole number from `least` to `most`, both included. */
  integer(least: number, most: number): number {
    return this.#random.integer(least, most);
  }

  /** From 0 to below 1. */
  fraction(): number {
    return this.#random.integer(0, STEPS - 1) / STEPS;
  }

  /** @param share How often it does, from 0 to 1. */
  happens(share: number): boolean {
    return this.fraction() < share;
  }

  /** @throws Error when there is nothing to pick from. */
  pick<T>(from: readonly T[]): T {
    const found = from[this.integer(0, from.length - 1)];
    if (found === undefined) throw new Error('There is nothing to pick from.');
    return found;
  }

  /** Whole seconds of something that is mostly short and rarely long, from 0 to 12 times the mean. */
  seconds(mean: number): number {
    return Math.min(12 * mean, Math.floor(-mean * Math.log(1 - this.fraction())));
  }
}

const STEPS = 2 ** 30;
