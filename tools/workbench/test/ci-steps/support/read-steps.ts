import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isJsonObject } from '@telephony/contract';
import { UserError } from '@telephony/command-line';

/** A step of a workflow that runs a command. */
export interface CommandStep {
  job: string;
  name: string;
  command: string;
}

/**
 * The steps of a workflow that run commands, in their order.
 *
 * @throws UserError for a file without jobs
 */
export function readSteps(file: string): CommandStep[] {
  const workflow: unknown = parse(readFileSync(file, 'utf8'));
  const jobs = isJsonObject(workflow) ? workflow['jobs'] : undefined;
  if (!isJsonObject(jobs)) throw new UserError(`${file} has no jobs.`);
  return Object.entries(jobs).flatMap(([job, value]) => {
    const steps: unknown[] = isJsonObject(value) && Array.isArray(value['steps']) ? value['steps'] : [];
    return steps.flatMap((step) => {
      if (!isJsonObject(step) || typeof step['run'] !== 'string') return [];
      const command = step['run'].trim();
      return [{ job, name: typeof step['name'] === 'string' ? step['name'] : command, command }];
    });
  });
}
