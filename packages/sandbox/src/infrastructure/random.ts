import { randomInt } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The only source of chance in a sandbox: the same seed gives the same IDs, tokens and times. */
export class Random {
  #generator;

  constructor(seed: number) {
    this.#generator = xoroshiro128plus(seed);
  }

  integer(least: number, most: number): number {
    return uniformInt(this.#generator, least, most);
  }

  // Lower case, as observed in tokens (ledger O-16).
  hex(digits: number): string {
    let text = '';
    while (text.length < digits) text += this.integer(0, 0xffff).toString(16).padStart(4, '0');
    return text.slice(0, digits);
  }

  state(): readonly number[] {
    return this.#generator.getState();
  }

  restore(state: readonly number[]): void {
    this.#generator = xoroshiro128plusFromState(state);
  }
}

export class Chance extends Random {
  fraction(): number {
    return this.integer(0, FRACTION_STEPS - 1) / FRACTION_STEPS;
  }

  happens(share: number): boolean {
    return this.fraction() < share;
  }

  pick<T>(from: readonly T[]): T {
    const item = from[this.integer(0, from.length - 1)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  // Mostly short and rarely long: whole seconds from 0 to 12 times the mean.
  seconds(mean: number): number {
    return Math.min(12 * mean, Math.floor(-mean * Math.log(1 - this.fraction())));
  }
}

const FRACTION_STEPS = 2 ** 30;

export function freshSeed(): number {
  return randomInt(-(2 ** 31), 2 ** 31);
}
