import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { expect } from 'vitest';

const PARTS = [
  'a',
  '0',
  ' ',
  '\t',
  '-',
  '_',
  '"',
  "'",
  '\\',
  ':',
  '=',
  '%',
  '%20',
  '[',
  '[]',
  ']',
  '{',
  '}',
  '(',
  ',',
  ';',
  '&',
  '.',
  '/',
  '+',
  '@',
  'token',
  'a=',
  '":"',
  '{"a":',
];

const TIMES = 16;
/** How much longer it may take: its square would be 256. */
const MOST = 100;
const TRIES = 4;
/** Milliseconds below which a time says nothing. */
const LEAST = 0.3;

/**
 * Tests that the time of a reader grows with the length of the text, and not with its square: for texts that repeat a few parts, also
 * with something else at their end.
 *
 * @param length Characters of the longer text.
 * @param runs How many texts are tried.
 */
export async function expectLinear(
  read: (text: string) => unknown,
  { length = 65_536, runs = 60 }: { length?: number; runs?: number } = {},
): Promise<void> {
  const timeOf = async (text: string) => {
    let least = Infinity;
    for (let count = 0; count < 3; count += 1) {
      const began = performance.now();
      await read(text);
      least = Math.min(least, performance.now() - began);
      // What takes no time needs no second look.
      if (least < LEAST) break;
    }
    return least;
  };
  const units = array(constantFrom(...PARTS), { minLength: 1, maxLength: 3 });
  await assert(
    asyncProperty(units, constantFrom('', '!', '\u0000', '"', '}'), async (parts, end) => {
      const unit = parts.join('');
      const text = (size: number) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size) + end;
      let long = 0;
      let short = 0;
      // A busy machine is slow for a while; a square is slow each time.
      for (let tries = 0; tries < TRIES; tries += 1) {
        long = await timeOf(text(length));
        if (long < MOST * LEAST) return;
        short = await timeOf(text(length / TIMES));
        if (long < MOST * Math.max(LEAST, short)) return;
      }
      expect(long).toBeLessThan(MOST * Math.max(LEAST, short));
    }),
    { numRuns: runs },
  );
}
