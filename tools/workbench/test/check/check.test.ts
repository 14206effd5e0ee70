import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { check, type Plan } from '../../src/check/check.ts';
import type { Left } from '../../src/check/step.ts';
import { createSteps } from '../../src/steps.ts';

const step = (name: string, left: Left[] = []) => ({
  name,
  doing: '',
  good: 'good',
  run: () => Promise.resolve(left),
});
const passed = { code: 0, passed: 7, failed: { tests: [], tasks: [] }, failures: 0, text: '' };
const ledger = {
  lines: ['openapi/ledger.yaml', 'N-1: marked and not listed'],
  command: 'npm run ledger -- --write',
};
const changelog = { lines: ['openapi/changes/', 'not declared'], command: 'npm run review' };

/** Runs a plan in which all is well but what is given, and gives what it printed, without times. */
async function checked({ withoutTests = false, ...plan }: Partial<Plan> & { withoutTests?: boolean }) {
  const output = new PassThrough({ encoding: 'utf8' });
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => void output.write(`${text}\n`));
  const tests = vi.fn<() => Promise<typeof passed>>(() => Promise.resolve(passed));
  const steps = createSteps(output as unknown as NodeJS.WriteStream);
  const whole = {
    contract: [step('Lint'), step('Ledger')],
    review: step('Review'),
    ...(!withoutTests && { tests }),
    ...plan,
  };
  const code = await check(temporaryFolder(), whole, { steps, signal: new AbortController().signal });
  log.mockRestore();
  const page = String(output.read()).replaceAll(/ +\d+\.\d s$/gm, '');
  return { code, page, tests };
}

test('where nothing is left, each step says so in a line, and the tests run last', async () => {
  const { code, page } = await checked({});
  expect(code).toBe(0);
  expect(page.trimEnd().split('\n')).toEqual([
    '  Lint      good',
    '  Ledger    good',
    '  Review    good',
    '  Tests     7 passed, 0 failed',
  ]);
});

test('what is left has its file, its reason and its command; the tests wait for the contract', async () => {
  const contract = [step('Lint'), step('Ledger', [ledger])];
  const { code, page, tests } = await checked({ contract, review: step('Review', [changelog]) });
  expect(code).toBe(1);
  expect(tests).not.toHaveBeenCalled();
  expect(page).toContain('  Ledger    1 left to do\n');
  expect(page.slice(page.indexOf('Left to do')).trimEnd().split('\n')).toEqual([
    'Left to do:',
    '',
    '  1. openapi/ledger.yaml',
    '     N-1: marked and not listed',
    '     npm run ledger -- --write',
    '',
    '  2. openapi/changes/',
    '     not declared',
    '     npm run review',
    '',
    'The tests wait until this is done.',
  ]);
});

test('what stops several steps is to be done once', async () => {
  const { code, page } = await checked({
    contract: [step('Lint', [ledger]), step('Ledger', [{ ...ledger }])],
  });
  expect(code).toBe(1);
  expect(page.match(/N-1: marked and not listed/g)).toHaveLength(1);
});

test('a step that could not begin says what it waits for, which is to be done once', async () => {
  const broken = { lines: ['contacts.ts(3,1): error'], command: 'npm run build -w packages/sandbox' };
  const waiting = { ...broken, waitsFor: 'build of packages/sandbox' };
  const { code, page } = await checked({
    contract: [step('Lint', [waiting]), step('Build', [broken]), step('Types', [waiting])],
  });
  expect(code).toBe(1);
  expect(page).toContain('  Lint      waits for the build of packages/sandbox\n');
  expect(page).toContain('  Build     1 left to do\n');
  expect(page).toContain('  Types     waits for the build of packages/sandbox\n');
  expect(page.match(/contacts\.ts/g)).toHaveLength(1);
});

test('tests that are left out are named, and nothing is left because of them', async () => {
  const { code, page } = await checked({ withoutTests: true });
  expect(code).toBe(0);
  expect(page).toContain('The tests were left out; CI runs them.');
});

test('the tests run though the review is not content', async () => {
  const { code, page, tests } = await checked({ review: step('Review', [changelog]) });
  expect(code).toBe(1);
  expect(tests).toHaveBeenCalled();
  expect(page.indexOf('7 passed')).toBeLessThan(page.indexOf('openapi/changes/'));
});

test('after a vital step nothing else runs, and many lines are cut', async () => {
  const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`);
  const bundle = { ...step('Bundle', [{ lines, command: 'npm run build' }]), vital: true as const };
  const later = { ...step('Ledger'), run: vi.fn<() => Promise<Left[]>>() };
  const { code, page } = await checked({ contract: [bundle, later] });
  expect([code, later.run.mock.calls]).toEqual([1, []]);
  expect(page).toContain('     line 11\n     … 18 more lines\n     npm run build\n');
  expect(page).toContain('What follows bundle waits until this is done.');
});

test('a failed test is shown with its command, and something is left', async () => {
  const failure = { workspace: 'docs', file: 'test/a.test.ts', line: 3, name: 'one', message: 'no' };
  const failed = { ...passed, code: 1, failures: 1, failed: { tests: [failure], tasks: [] } };
  const { code, page } = await checked({ tests: () => Promise.resolve(failed) });
  expect(code).toBe(1);
  expect(page).toContain(
    `FAILED docs/test/a.test.ts:3  one\n  no\n  npm test -w docs -- test/a.test.ts -t '^one$'`,
  );
  expect(page).toContain('Tests     7 passed, 1 failed');
});
