/** What turbo says of one task, as far as it is read here. */
export interface TaskSummary {
  taskId: string;
  task: string;
  directory: string;
  execution?: { exitCode: number | null };
}

/** What turbo says of one run (`--summarize`). */
export interface RunSummary {
  tasks: TaskSummary[];
}
