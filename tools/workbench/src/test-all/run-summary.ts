/** What turbo says of one task, as far as it is read here. */
export interface TaskSummary {
  taskId: string;
  task: string;
  /** Of the workspace, below the root; empty for a task of the root. */
  directory: string;
  logFile: string;
  execution?: { exitCode: number | null };
}

/** What turbo says of one run (`--summarize`). */
export interface RunSummary {
  tasks: TaskSummary[];
}
