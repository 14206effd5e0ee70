import { randomInt } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The only source of chance of a sandbox: the same seed gives the same ids, tokens and times. */
export class Random {
  #generator;

  /** @param seed A 32-bit integer. */
  constructor(seed: number) {
    this.#generator = xoroshiro128plus(seed);
  }

  /** A whole number from `least` to `most`, both included. */
  integer(least: number, most: number): number {
    return uniformInt(this.#generator, least, most);
  }

  /** Lower-case hexadecimal digits, as tokens have been seen to be (ledger O-16). */
  hex(digits: number): string {
    let text = '';
    while (text.length < digits) text += this.integer(0, 0xffff).toString(16).padStart(4, '0');
    return text.slice(0, digits);
  }

  /** For a snapshot. */
  state(): readonly number[] {
    return this.#generator.getState();
  }

  /** Goes on from where a snapshot was taken. */
  restore(state: readonly number[]): void {
    this.#generator = xoroshiro128plusFromState(state);
  }
}

/** What happens by chance in the history: the same seed, the same history. */
export class Chance extends Random {
  /** From 0 to below 1. */
  fraction(): number {
    return this.integer(0, STEPS - 1) / STEPS;
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

/** A seed that no other run has had, most likely. */
export function freshSeed(): number {
  return randomInt(-(2 ** 31), 2 ** 31);
}
