import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countResults } from '../../src/test-all/count-results.ts';
import { failedTasks } from '../../src/test-all/failed-tasks.ts';
import { removeResults } from '../../src/test-all/remove-results.ts';
import { takeRunSummary } from '../../src/test-all/take-run-summary.ts';
import { temporaryFolder } from '@telephony/testing/temporary-folder';

const task = (directory: string, name: string, exitCode?: number) => ({
  taskId: `${directory}#${name}`,
  task: name,
  directory,
  ...(exitCode === undefined ? {} : { execution: { exitCode } }),
});

function repository(results: Record<string, [passed: number, failed: number]>) {
  const root = temporaryFolder();
  for (const [file, [numPassedTests, numFailedTests]] of Object.entries(results)) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(
      join(root, file),
      JSON.stringify({ numPassedTests, numFailedTests, success: numFailedTests === 0 }),
    );
  }
  return root;
}

test('the counts are the sums over the workspaces', () => {
  const root = repository({
    'tools/review/test-results.json': [5, 0],
    'openapi/test-results.json': [7, 0],
    'packages/mock/test-results.json': [11, 0],
  });
  expect(countResults(root, [])).toEqual({ passed: 23, failed: 0 });
});

test('a failed lint, type check or build is one failure each, failed tests count as tests', () => {
  const root = repository({ 'tools/review/test-results.json': [5, 2], 'docs/test-results.json': [3, 0] });
  const failed = [task('openapi', 'lint', 1), task('docs', 'typecheck', 2), task('tools', 'test', 1)];
  expect(countResults(root, failed)).toEqual({ passed: 8, failed: 4 });
});

test('a test run that broke outside its tests is a failure', () => {
  const root = repository({ 'tools/review/test-results.json': [5, 0] });
  expect(countResults(root, [task('tools', 'test', 1)])).toEqual({ passed: 5, failed: 1 });
  expect(countResults(root, [task('tools', 'test', 1), task('docs', 'test', 1)])).toEqual({
    passed: 5,
    failed: 2,
  });
});

test('only tasks that ran and failed are failed', () => {
  const summary = { tasks: [task('a', 'lint', 0), task('b', 'build', 1), task('c', 'test')] };
  expect(failedTasks(summary).map(({ taskId }) => taskId)).toEqual(['b#build']);
  expect(failedTasks(undefined)).toEqual([]);
});

test('results of an earlier run are removed, a summary of an earlier run is not read', () => {
  const root = repository({
    'tools/review/test-results.json': [5, 0],
    'packages/a/test-results.json': [1, 0],
  });
  removeResults(root);
  expect(countResults(root, [])).toEqual({ passed: 0, failed: 0 });
  mkdirSync(join(root, '.turbo/runs'), { recursive: true });
  const file = join(root, '.turbo/runs/1.json');
  writeFileSync(file, JSON.stringify({ tasks: [] }));
  expect(takeRunSummary(root, Date.now() + 60_000)).toBeUndefined();
  expect(takeRunSummary(root, Date.now())).toEqual({ tasks: [] });
  expect(existsSync(file)).toBe(false);
});
