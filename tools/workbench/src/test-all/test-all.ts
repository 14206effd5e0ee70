import { stopSignal } from '@telephony/command-line';
import { runTurbo } from '@telephony/scripts/run-turbo';
import { countResults } from './count-results.ts';
import { failedTasks } from './failed-tasks.ts';
import { removeResults } from './remove-results.ts';
import { takeRunSummary } from './take-run-summary.ts';

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
/** All failures in one run, and the output of the tasks that fail only. */
const OPTIONS = ['--continue=dependencies-successful', '--output-logs=errors-only', '--summarize'];

/** Runs all checks and prints the counts as the last line. Gives the exit code. */
export async function testAll(root: string, args: string[]): Promise<number> {
  removeResults(root);
  const started = Date.now();
  const code = await runTurbo(['run', ...TASKS, ...OPTIONS, ...args], { signal: stopSignal() });
  const failed = failedTasks(takeRunSummary(root, started));
  const counts = countResults(root, failed);
  // Turbo can fail before any task has run, for instance on its own configuration.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  if (failed.length > 0) console.log(`Failed: ${failed.map((task) => task.taskId).join(', ')}`);
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  return code === 0 && counts.failed > 0 ? 1 : code;
}
