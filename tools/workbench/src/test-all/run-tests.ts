import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROGRESS_VARIABLE, type TestEvent } from '@telephony/testing/test-event';
import { countPassed } from './count-passed.ts';
import { type Failed, failedOf } from './failed.ts';
import { followLines } from './follow-lines.ts';
import { removeResults } from './remove-results.ts';
import { runTasks } from './run-tasks.ts';
import { showProgress } from './show-progress.ts';
import { createSuites } from './suites.ts';
import { createTurboProgress } from './turbo-progress.ts';

/** How a run of tests ended. */
export interface TestRun {
  code: number;
  passed: number;
  failed: Failed;
  /** How many failures there are: at least one where the run failed. */
  failures: number;
  /** What turbo says of itself. */
  text: string;
}

/** Runs tasks of turbo, tests among them, and shows on the standard output how far they are. */
export async function runTests(root: string, args: string[], signal: AbortSignal): Promise<TestRun> {
  removeResults(root);
  const suites = createSuites();
  const turbo = createTurboProgress();
  const folder = join(root, '.turbo');
  mkdirSync(folder, { recursive: true });
  const events = join(folder, `test-progress-${process.pid}.jsonl`);
  writeFileSync(events, '');
  const stopFollowing = followLines(events, (line) => suites.take(JSON.parse(line) as TestEvent, Date.now()));
  const stopShowing = showProgress(process.stdout, { suites, latestTask: turbo.latestTask });
  const environment = { [PROGRESS_VARIABLE]: events };
  const { code, failed: tasks, text } = await runTasks(root, args, { signal, environment, turbo });
  stopFollowing();
  stopShowing();
  rmSync(events, { force: true });
  const failed = failedOf(suites.failures, tasks);
  const failures = Math.max(failed.tests.length + failed.tasks.length, code === 0 ? 0 : 1);
  return { code, passed: countPassed(root), failed, failures, text };
}
