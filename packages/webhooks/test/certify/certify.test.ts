import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { EndOfSearch, shrink } from '../../src/certify/shortest.ts';
import { readSteps, stepsText } from '../../src/delivery/steps.ts';
import { runCommand } from '../cli/support/run-command.ts';
import { startPlain } from './support/start-plain.ts';

test('a receiver that handles an event twice is broken by one event sent twice', async () => {
  const { url, seen } = await startPlain('no dedupe');
  const options = ['--seen', seen, '--check', 'duplicates', '--settle', '600', '--json'];
  const { code, out } = await runCommand(['certify', url, ...options]);
  expect(code).toBe(1);
  const [check] = JSON.parse(out).checks;
  expect(check).toMatchObject({ name: 'duplicates', outcome: 'failed', failures: [{ isShortest: true }] });
  expect(check.failures[0].message).toMatch(/was handled 2 times/);
  expect(check.failures[0].sequence).toMatch(/^queue-second-agent\.\d+\*2$/);
});

test.each([
  [['--seen', 'x'], 2, /^--seen is not a URL/],
  [['--check', 'dupes'], 2, /^--check: there is no "dupes"\. Choose from secret, calls,/],
  [['--burst', '0'], 2, /^--burst: "0" is not a whole number from 1/],
  [
    ['--seen', 'http://127.0.0.1:9/', '--check', 'connection'],
    1,
    /^--seen: .*It must return a list of the ids/,
  ],
])('%j is refused', async (options, code, message) => {
  const { url } = await startPlain('none');
  const ended = await runCommand(['certify', url, ...options]);
  expect(ended).toMatchObject({ code, out: '' });
  expect(ended.err).toMatch(message);
});

test('nothing of what is found can be left out, and it is all that is needed', async () => {
  const sequences = fc
    .integer({ min: 1, max: 60 })
    .chain((length) =>
      fc.tuple(
        fc.constant(length),
        fc.uniqueArray(fc.nat({ max: length - 1 }), { minLength: 1, maxLength: 5 }),
      ),
    );
  await fc.assert(
    fc.asyncProperty(sequences, async ([length, needed]) => {
      const items = Array.from({ length }, (_, index) => index);
      const fails = async (some: readonly number[]) => needed.every((item) => some.includes(item));
      const found = await shrink(items, fails);
      expect(found).toEqual({ items: needed.toSorted((one, other) => one - other), isShortest: true });
    }),
  );
});

test('a search that ends early says so', async () => {
  let asked = 0;
  const fails = async () => {
    asked += 1;
    if (asked > 1) throw new EndOfSearch();
    return true;
  };
  expect(await shrink([1, 2, 3, 4], fails)).toEqual({ items: [3, 4], isShortest: false });
});

test('a sequence is written as it is read', () => {
  const text = 'missed.1*3 &missed.2+gzip 500ms:queue#2.13 sms.1';
  expect(stepsText(readSteps(text))).toBe(text);
  expect(readSteps('missed#4')).toHaveLength(4);
});
