import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../../files/list-files.ts';
import type { Finding } from '../finding.ts';
import { runRedocly } from '../run-redocly.ts';

const configurationFolder = fileURLToPath(new URL('.', import.meta.url));

/** What is wrong with the Arazzo files of a contract folder, by file and line. */
export async function lintWorkflows(folder: string): Promise<Finding[]> {
  const workflows = join(folder, 'workflows');
  const files = listFiles(workflows).filter((file) => /\.ya?ml$/.test(file));
  if (files.length === 0) return [];
  return runRedocly(
    files.map((file) => join(workflows, file)),
    configurationFolder,
  );
}
