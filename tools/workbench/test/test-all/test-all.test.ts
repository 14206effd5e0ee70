import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countPassed } from '../../src/test-all/count-passed.ts';
import { failedTasks } from '../../src/test-all/failed-tasks.ts';
import { failedOf } from '../../src/test-all/failed.ts';
import { removeResults } from '../../src/test-all/remove-results.ts';
import { takeRunSummary } from '../../src/test-all/take-run-summary.ts';
import { temporaryFolder } from '@telephony/testing/temporary-folder';

const task = (directory: string, name: string, exitCode?: number) => ({
  taskId: `${directory}#${name}`,
  task: name,
  directory,
  logFile: `${directory}/.turbo/turbo-${name}.log`,
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

test('what has passed is the sum over the workspaces', () => {
  const root = repository({
    'tools/review/test-results.json': [5, 0],
    'openapi/test-results.json': [7, 2],
    'packages/mock/test-results.json': [11, 0],
  });
  expect(countPassed(root)).toBe(23);
});

test('a failed task is one failure, unless its tests have told theirs', () => {
  const tests = [{ workspace: 'docs', file: 'test/a.test.ts', name: 'one', message: 'no' }];
  const tasks = [task('openapi', 'lint', 1), task('docs', 'test', 1), task('packages/mock', 'test', 1)];
  const failed = failedOf(tests, tasks);
  expect(failed.tests).toBe(tests);
  expect(failed.tasks.map(({ taskId }) => taskId)).toEqual(['openapi#lint', 'packages/mock#test']);
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
  expect(countPassed(root)).toBe(0);
  mkdirSync(join(root, '.turbo/runs'), { recursive: true });
  const file = join(root, '.turbo/runs/1.json');
  writeFileSync(file, JSON.stringify({ tasks: [] }));
  expect(takeRunSummary(root, Date.now() + 60_000)).toBeUndefined();
  expect(takeRunSummary(root, Date.now())).toEqual({ tasks: [] });
  expect(existsSync(file)).toBe(false);
});
