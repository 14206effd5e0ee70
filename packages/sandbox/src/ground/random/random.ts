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
