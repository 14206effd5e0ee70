import { fileURLToPath } from 'node:url';
import { runProgram } from './run-program.ts';

const runner = fileURLToPath(new URL('run-each.mjs', import.meta.url));

/**
 * Runs modules one after the other in one process of Node.
 *
 * @returns The reason of each that failed, by its file.
 */
export async function runModules(
  files: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Map<string, string>> {
  const { out, err } = await runProgram(process.execPath, [runner], { ...options, input: files.join('\n') });
  const [, report] = out.split('REPORT ');
  if (report === undefined)
    throw new Error(`The samples ended before their report.\n${out.slice(-500)}\n${err}`);
  return new Map(Object.entries(JSON.parse(report) as Record<string, string>));
}
