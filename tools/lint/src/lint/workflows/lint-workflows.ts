import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../../files/list-files.ts';
import type { Finding } from '../finding.ts';
import { runRedocly } from '../run-redocly.ts';

const configurationFolder = fileURLToPath(new URL('.', import.meta.url));

/** What is wrong with the Arazzo files of contract folders, by file and line. */
export async function lintWorkflows(folders: readonly string[]): Promise<Finding[]> {
  const files = folders.flatMap((folder) => {
    const workflows = join(folder, 'workflows');
    return listFiles(workflows)
      .filter((file) => /\.ya?ml$/.test(file))
      .map((file) => join(workflows, file));
  });
  return files.length === 0 ? [] : runRedocly(files, configurationFolder);
}
