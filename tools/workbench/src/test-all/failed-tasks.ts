import type { RunSummary, TaskSummary } from './run-summary.ts';

/** The tasks of a run that ended with an error. A task that never ran has no exit code and does not count. */
export function failedTasks(summary: RunSummary | undefined): TaskSummary[] {
  return (summary?.tasks ?? []).filter(({ execution }) => execution && (execution.exitCode ?? 0) !== 0);
}
