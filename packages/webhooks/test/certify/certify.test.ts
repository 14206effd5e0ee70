import { runHere } from '@telephony/testing/run-here';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { EndOfSearch, shrink } from '../../src/certify/shortest.ts';
import { readSteps, stepsText } from '../../src/delivery/steps.ts';
import { startPlain } from './support/start-plain.ts';

const run = (...args: string[]) =>
  runHere(new URL('../../src/cli/main.ts', import.meta.url), ['certify', ...args]);

test('a receiver that handles an event twice is broken by one event sent twice', async () => {
  const { url, seen } = await startPlain('no dedupe');
  const options = ['--seen', seen, '--check', 'duplicates', '--settle', '600', '--json'];
  const { code, stdout } = await run(url, ...options);
  expect(code).toBe(1);
  const report = JSON.parse(stdout);
  expect(report).toMatchObject({ passed: false });
  const [check] = report.checks;
  expect(check).toMatchObject({ name: 'duplicates', outcome: 'failed', failures: [{ isShortest: true }] });
  expect(check.failures[0].message).toMatch(/was handled 2 times/);
  expect(check.failures[0].sequence).toMatch(/^queue-second-agent\.\d+\*2$/);
});

test('the report for people names the sequence, the command, and what was not judged, and no secret', async () => {
  const { url } = await startPlain('refuses unknown events');
  const { code, stdout, stderr } = await run(url, '--check', 'malformed');
  expect(code).toBe(1);
  expect(stdout).toMatch(/^BREAKS {2}malformed +\d+ unusual bodies/m);
  expect(stdout).toMatch(/^ {10}1 {2}missed\.3\+unknown-event {2}call\.missed {2}422$/m);
  expect(stdout).toContain("npx --no telephony-webhooks deliver URL --sequence 'missed.3+unknown-event'");
  expect(stdout).toMatch(/0 of 1 checks passed\. Responses: median \d+ ms/);
  expect(stdout).toContain('Only responses were judged.');
  expect(stdout + stderr).not.toContain('seven-spokes');
});

test('a receiver that does not report what it has handled is refused', async () => {
  const { url } = await startPlain('none');
  const ended = await run(url, '--seen', 'http://127.0.0.1:9/', '--check', 'connection');
  expect(ended).toMatchObject({ code: 1, stdout: '' });
  expect(ended.stderr).toMatch(/^--seen: .*It must return a list of the ids/);
});

test('the shortest sequence has all steps that are needed, and no other', async () => {
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
      const shortest = await shrink(items, fails);
      expect(shortest).toEqual({ items: needed.toSorted((one, other) => one - other), isShortest: true });
    }),
  );
});

test('a search that ends early says so', async () => {
  let calls = 0;
  const fails = async () => {
    calls += 1;
    if (calls > 1) throw new EndOfSearch();
    return true;
  };
  expect(await shrink([1, 2, 3, 4], fails)).toEqual({ items: [3, 4], isShortest: false });
});

test('a sequence is written as it is read', () => {
  const text = 'missed.1*3 &missed.2+gzip 500ms:queue#2.13 sms.1';
  expect(stepsText(readSteps(text))).toBe(text);
  expect(readSteps('missed#4')).toHaveLength(4);
});
