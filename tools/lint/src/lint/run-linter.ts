import { fileURLToPath } from 'node:url';
import { UserError } from '@telephony/command-line';
import { runNodeProgram } from '../programs/run-node-program.ts';

/** The folder of `redocly.yaml` and `spectral.yaml`. Redocly reads its configuration from the current folder only. */
export const configurationFolder: string = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the command of a package and returns its output as JSON. Other output is shown as the reason of the failure. */
export async function runLinter(
  program: string,
  args: string[],
  folder = configurationFolder,
): Promise<unknown[]> {
  const { stdout, stderr } = await runNodeProgram(program, args, { folder });
  try {
    return parseDocuments(stdout);
  } catch {
    throw new UserError(`The contract cannot be linted.\n\n${`${stdout}\n${stderr}`.trim()}`);
  }
}

/** Redocly writes one JSON document for each file that it is given, without anything in between. */
function parseDocuments(output: string): unknown[] {
  return output.split(/(?<=^\})(?=\{)/m).map((document): unknown => JSON.parse(document));
}
