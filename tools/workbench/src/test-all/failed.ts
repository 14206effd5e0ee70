import type { TaskSummary } from './run-summary.ts';
import type { SuiteFailure } from './suites.ts';

/** What has failed in a run. */
export interface Failed {
  tests: readonly SuiteFailure[];
  /** Tasks whose failure no test shows. */
  tasks: readonly TaskSummary[];
}

/** The failures of a run, each once: a task of tests that told which of them have failed is not a further one. */
export function failedOf(tests: readonly SuiteFailure[], tasks: readonly TaskSummary[]): Failed {
  const told = new Set(tests.map(({ workspace }) => workspace));
  return { tests, tasks: tasks.filter(({ task, directory }) => task !== 'test' || !told.has(directory)) };
}

/** Whether nothing has failed. */
export function isEmpty({ tests, tasks }: Failed): boolean {
  return tests.length === 0 && tasks.length === 0;
}
