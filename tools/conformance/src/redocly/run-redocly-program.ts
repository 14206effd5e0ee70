import { runNodeProgram } from '@telephony/lint/programs';

/**
 * Runs Redocly in a folder without a configuration. Its exit code says no more than the files that it writes.
 *
 * @param environment Where secrets go: arguments can be seen by every user of the machine.
 * @param signal Ends the program.
 * @returns What it printed, for the case that it wrote no file.
 */
export async function runRedoclyProgram(
  args: string[],
  folder: string,
  environment: Record<string, string>,
  signal: AbortSignal,
): Promise<string> {
  const plain = { NO_COLOR: '1', ...environment };
  const run = await runNodeProgram('@redocly/cli/bin/cli.js', args, { folder, environment: plain, signal });
  return `${run.stdout}\n${run.stderr}`.trim();
}
