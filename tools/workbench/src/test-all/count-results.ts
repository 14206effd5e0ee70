import { readFileSync } from 'node:fs';
import { resultFiles } from './result-files.ts';
import type { TaskSummary } from './run-summary.ts';

/** The part of vitest's JSON report that is counted. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
}

/**
 * The sums over the result files, and one failure for every failed task that they do not show: a lint, type or build
 * error, or a test run that broke outside its tests.
 */
export function countResults(root: string, failed: TaskSummary[]): { passed: number; failed: number } {
  const reports = resultFiles(root).map((file) => JSON.parse(readFileSync(file, 'utf8')) as VitestReport);
  const passed = reports.reduce((sum, report) => sum + report.numPassedTests, 0);
  const failedTests = reports.reduce((sum, report) => sum + report.numFailedTests, 0);
  const shown = reports.filter((report) => report.numFailedTests > 0).length;
  const isTest = (task: TaskSummary) => task.task === 'test';
  const brokenTests = Math.max(0, failed.filter(isTest).length - shown);
  return { passed, failed: failedTests + brokenTests + failed.filter((task) => !isTest(task)).length };
}
