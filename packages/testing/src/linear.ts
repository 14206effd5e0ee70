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

const GROWTH = 16;
// Quadratic time would grow 256 times.
const MAX_TIME_GROWTH = 100;
const MAX_TRIES = 4;
const MIN_MS = 0.3;

/** Tests that a reader's time grows with the length of a text, not with its square, for texts that repeat a few parts. */
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
      // Too short to matter.
      if (least < MIN_MS) break;
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
      // A busy machine is slow for a while, quadratic time is slow each time.
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        long = await timeOf(text(length));
        if (long < MAX_TIME_GROWTH * MIN_MS) return;
        short = await timeOf(text(length / GROWTH));
        if (long < MAX_TIME_GROWTH * Math.max(MIN_MS, short)) return;
      }
      expect(long).toBeLessThan(MAX_TIME_GROWTH * Math.max(MIN_MS, short));
    }),
    { numRuns: runs },
  );
}
