import { runTurbo } from '@telephony/scripts/run-turbo';
import { failedTasks } from './failed-tasks.ts';
import type { TaskSummary } from './run-summary.ts';
import { takeRunSummary } from './take-run-summary.ts';
import { createTurboProgress, type TurboProgress } from './turbo-progress.ts';

/** All failures in one run; nothing is shown by turbo itself. */
const OPTIONS = ['--continue=dependencies-successful', '--output-logs=hash-only', '--json', '--summarize'];

/** How a run of turbo ended. */
export interface TaskRun {
  code: number;
  failed: TaskSummary[];
  /** What turbo says of itself: it can fail before any task has run. */
  text: string;
}

/** Runs tasks of turbo to their end, whichever of them fail. */
export async function runTasks(
  root: string,
  args: string[],
  {
    signal,
    environment = {},
    turbo = createTurboProgress(),
  }: { signal: AbortSignal; environment?: Record<string, string>; turbo?: TurboProgress },
): Promise<TaskRun> {
  const started = Date.now();
  const code = await runTurbo(['run', ...args, ...OPTIONS], { signal, onOutput: turbo.take, environment });
  return { code, failed: failedTasks(takeRunSummary(root, started)), text: turbo.text() };
}
