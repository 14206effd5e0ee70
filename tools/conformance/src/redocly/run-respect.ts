import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@telephony/command-line';
import { runRedoclyProgram } from './run-redocly-program.ts';

/** A step that `redocly respect` has run. */
export interface ExecutedStep {
  stepId: string;
  workflowId: string;
  checks: { name: string; passed: boolean; message: string; severity: string; condition?: string }[];
}

interface RespectReport {
  files: Record<string, { executedWorkflows: { workflowId: string; executedSteps: ExecutedStep[] }[] }>;
}

/** Checks that this project makes itself, from what came over the wire. Respect takes 2XX for no status and an mp3 for JSON. */
const OWN_CHECKS = 'SCHEMA_CHECK=off,STATUS_CODE_CHECK=off,CONTENT_TYPE_CHECK=off';

/** Milliseconds that respect waits longer than the gate, which says why there was no response, and waits where it is told to. */
const GRACE = 300_000;

/**
 * Runs Arazzo files with `redocly respect`, all in one process.
 *
 * @param timeout Milliseconds that the gate waits for one response.
 * @param inputs Of all workflows; they go by environment, since they hold secrets.
 * @throws UserError when it writes no report.
 */
export async function runRespect(
  files: string[],
  server: string,
  inputs: Record<string, string | number>,
  folder: string,
  timeout: number,
  signal: AbortSignal,
): Promise<ExecutedStep[]> {
  const output = join(folder, 'respect.json');
  const args = ['respect', ...files, '-S', `telephony=${server}`, '-J', output, '--severity', OWN_CHECKS];
  const limits = ['--max-fetch-timeout', String(timeout + GRACE)];
  const environment = { REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(inputs) };
  const printed = await runRedoclyProgram([...args, ...limits], folder, environment, signal);
  if (!existsSync(output))
    throw new UserError(`redocly respect did not write a report. Its output:\n\n${printed}`);
  const report = JSON.parse(readFileSync(output, 'utf8')) as RespectReport;
  rmSync(output);
  return Object.values(report.files).flatMap(({ executedWorkflows }) =>
    executedWorkflows.flatMap(({ executedSteps }) => executedSteps),
  );
}
