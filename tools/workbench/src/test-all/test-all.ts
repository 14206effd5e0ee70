import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import type { StopSignal } from '@telephony/command-line';
import { runTurbo } from '@telephony/scripts/run-turbo';
import { PROGRESS_VARIABLE, type TestEvent } from '@telephony/testing/test-event';
import { countPassed } from './count-passed.ts';
import { failedTasks } from './failed-tasks.ts';
import { followLines } from './follow-lines.ts';
import { failedOf, lastScreen } from './last-screen.ts';
import { removeResults } from './remove-results.ts';
import { showProgress } from './show-progress.ts';
import { createSuites } from './suites.ts';
import { takeRunSummary } from './take-run-summary.ts';
import { createTurboProgress } from './turbo-progress.ts';

/** Everything that `npm test` runs. The last four are checks of the whole repository. */
const TASKS = [
  'lint',
  'typecheck',
  'build',
  'test',
  'generated',
  'lint:code',
  'format:check',
  'words',
  'knip',
];
/** All failures in one run; what is shown is made here. */
const OPTIONS = ['--continue=dependencies-successful', '--output-logs=hash-only', '--json', '--summarize'];

/**
 * Runs tasks of turbo, shows how far they are, and prints what failed and, as the last line, the counts.
 *
 * @param args Further arguments of turbo.
 * @returns The exit code.
 */
export async function testAll(
  root: string,
  { tasks = TASKS, args = [], signal }: { tasks?: string[]; args?: string[]; signal: StopSignal },
): Promise<number> {
  removeResults(root);
  const started = Date.now();
  const suites = createSuites();
  const turbo = createTurboProgress();
  const folder = join(root, '.turbo');
  mkdirSync(folder, { recursive: true });
  const events = join(folder, `test-progress-${process.pid}.jsonl`);
  writeFileSync(events, '');
  const stopFollowing = followLines(events, (line) => suites.take(JSON.parse(line) as TestEvent, Date.now()));
  const stopShowing = showProgress(process.stdout, { suites, latestTask: turbo.latestTask });
  const code = await runTurbo(['run', ...tasks, ...OPTIONS, ...args], {
    signal,
    onOutput: turbo.take,
    environment: { [PROGRESS_VARIABLE]: events },
  });
  stopFollowing();
  stopShowing();
  rmSync(events, { force: true });
  const broken = failedTasks(takeRunSummary(root, started));
  if (signal.aborted) return codeOf(signal.reason);

  const failed = failedOf(suites.failures, broken);
  const count = failed.tests.length + failed.tasks.length;
  if (count > 0) console.log(`\n${lastScreen(root, failed)}\n`);
  // Turbo can fail before any task has run, for instance on its own configuration.
  else if (code !== 0) console.log(turbo.text());
  console.log(`${countPassed(root)} passed, ${code === 0 ? count : Math.max(1, count)} failed`);
  return code === 0 && count > 0 ? 1 : code;
}

function codeOf(reason: StopSignal['reason']): number {
  return reason?.startsWith('SIG') ? 128 + constants.signals[reason as NodeJS.Signals] : 1;
}
