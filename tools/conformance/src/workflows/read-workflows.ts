import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { JsonObject } from '@telephony/contract';
import { listFiles } from '@telephony/lint/files';

/** A step, as far as a plan looks at it. */
export interface Step {
  stepId: string;
  operationId: string;
  parameters?: JsonObject[];
  requestBody?: { payload?: unknown };
  onFailure?: { retryLimit?: number }[];
}

/** A workflow of a file, as far as a plan looks at it. The lint of the repository has checked the rest. */
export interface Workflow {
  workflowId: string;
  summary: string;
  'x-needs-state'?: string;
  /** Inputs whose defaults are ids, numbers and addresses of the story of the contract's examples. */
  'x-story'?: string[];
  inputs?: { properties?: Record<string, { type?: string; format?: string; default?: unknown }> };
  steps: Step[];
}

/** An Arazzo file. */
export interface WorkflowFile {
  /** Name of the file without its endings, such as `click-to-call`. */
  topic: string;
  document: JsonObject & { workflows: Workflow[]; sourceDescriptions: { url: string }[] };
}

const ENDING = '.arazzo.yaml';

/** The Arazzo files of a folder, by name. */
export function readWorkflows(folder: string): WorkflowFile[] {
  return listFiles(folder)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => ({
      topic: file.slice(0, -ENDING.length),
      document: parse(readFileSync(join(folder, file), 'utf8')) as WorkflowFile['document'],
    }));
}
