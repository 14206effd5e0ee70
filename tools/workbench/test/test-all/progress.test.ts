import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import type { TestEvent } from '@telephony/testing/test-event';
import { followLines } from '../../src/test-all/follow-lines.ts';
import { showProgress } from '../../src/test-all/show-progress.ts';
import { createSuites } from '../../src/test-all/suites.ts';
import { createTurboProgress } from '../../src/test-all/turbo-progress.ts';

const here = resolve(import.meta.dirname, '../..');

const FILES = {
  'assertion.test.ts': `
    import { describe, expect, test } from 'vitest';
    describe('group', () => {
      test('good', () => expect(1).toBe(1));
      test('bad', () => expect({ a: 1 }).toEqual({ a: 2 }));
      test('hangs', () => new Promise(() => {}), 200);
    });`,
  'group.test.ts': `
    import { beforeAll, describe, expect, test } from 'vitest';
    describe('group', () => {
      beforeAll(() => { throw new Error('no database'); });
      test('never', () => expect(1).toBe(1));
    });`,
  'syntax.test.ts': `
    const = 1;`,
  'worker.test.ts': `
    import { test } from 'vitest';
    test('ends the worker', () => { process.kill(process.pid, 'SIGKILL'); });`,
};

test('the tests of a workspace tell what has passed, and where what fails', () => {
  // Below the workspace, so that what the files import is found.
  mkdirSync(join(here, '.vitest'), { recursive: true });
  const folder = mkdtempSync(join(here, '.vitest', 'planted-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'test'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, 'test', name), text);
  const events = join(folder, 'events');
  const vitest = resolve(here, '../../node_modules/vitest/vitest.mjs');
  const config = join(here, 'vitest.config.ts');
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', config, '--root', '.', '--isolate'],
    {
      cwd: folder,
      env: { ...process.env, TEST_PROGRESS: events },
    },
  );
  expect(status).toBe(1);
  const told = readFileSync(events, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TestEvent);
  const workspace = `tools/workbench/.vitest/${basename(folder)}`;
  expect(new Set(told.map((event) => event.workspace))).toEqual(new Set([workspace]));
  expect(told[0]).toEqual({ type: 'start', workspace });
  expect(told.at(-1)).toMatchObject({ type: 'end', passed: 1 });
  const failures = told.filter((event) => event.type === 'failure');
  const failure = (name: string, file: string) =>
    failures.find((event) => event.name === name && event.file === `test/${file}.test.ts`);
  expect(failure('group > bad', 'assertion')).toMatchObject({
    line: 5,
    message: expect.stringContaining('-   "a": 2'),
  });
  expect(failure('group > hangs', 'assertion')).toMatchObject({
    message: expect.stringMatching(/^Test timed out in 200ms/),
  });
  expect(failure('group', 'group')).toMatchObject({ line: 4, group: true, message: 'no database' });
  expect(failure('', 'syntax')).toMatchObject({ line: 2 });
  expect(failure('', 'worker')).toMatchObject({
    message: expect.stringContaining('exited unexpectedly with signal SIGKILL'),
  });
  expect(failures).toHaveLength(5);
});

test('lines are read when they are whole, and the last ones at the end', async () => {
  const file = join(temporaryFolder(), 'events');
  writeFileSync(file, '');
  const lines: string[] = [];
  const stop = followLines(file, (line) => lines.push(line));
  appendFileSync(file, 'one\ntw');
  await vi.waitFor(() => expect(lines).toEqual(['one']));
  appendFileSync(file, 'ö\nthree\n');
  stop();
  expect(lines).toEqual(['one', 'twö', 'three']);
});

const FAILURE: TestEvent = {
  type: 'failure',
  workspace: 'docs',
  file: 'test/a.test.ts',
  line: 4,
  name: 'group > bad',
  message: 'expected 1 to be 2',
};

test('on a terminal a failure is named as soon as it is known, once, above the picture', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const output = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: true, columns: 80, rows: 24 });
  const suites = createSuites();
  const stop = showProgress(output as unknown as NodeJS.WriteStream, { suites, latestTask: () => '' });
  suites.take(FAILURE, Date.now());
  vi.advanceTimersByTime(2000);
  stop();
  expect(String(output.read()).match(/failed: docs\/test\/a\.test\.ts:4 {2}group > bad\n/g)).toHaveLength(1);
});

test('without a terminal a line comes when a suite ends, and at least every ten seconds', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const output = new PassThrough({ encoding: 'utf8' });
  const suites = createSuites();
  const turbo = createTurboProgress();
  const task = { source: '@telephony/docs#build', text: 'cache miss, executing 1' };
  turbo.take(`{"source":"turbo","text":"x"}\n${JSON.stringify(task)}`);
  turbo.take('\n');
  const stop = showProgress(output as unknown as NodeJS.WriteStream, {
    suites,
    latestTask: turbo.latestTask,
  });
  vi.advanceTimersByTime(11_000);
  suites.take({ type: 'start', workspace: 'docs' }, Date.now());
  suites.take({ type: 'count', workspace: 'docs', passed: 3, failed: 1 }, Date.now());
  suites.take(FAILURE, Date.now());
  vi.advanceTimersByTime(10_000);
  suites.take({ type: 'end', workspace: 'docs', passed: 7, failed: 1 }, Date.now());
  vi.advanceTimersByTime(1000);
  stop();
  expect(String(output.read()).trim().split('\n')).toEqual([
    '0:10  0 passed (0 of 0 suites that have begun); docs: build',
    'failed: docs/test/a.test.ts:4  group > bad',
    '0:20  3 passed, 1 failed (0 of 1 suites that have begun); docs: 3 passed, 1 failed, 0:09',
    'docs: 7 passed, 1 failed, 0:10',
  ]);
});
