import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { UserError } from '../cli/user-error.ts';

/** The folder of `redocly.yaml` and `spectral.yaml`. Redocly reads its configuration from the current folder only. */
export const configurationFolder: string = fileURLToPath(new URL('../..', import.meta.url));

const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', DO_NOT_TRACK: '1' };
/** Both linters are large programs: with their compiled code kept, the start takes half the time. */
const CACHE = { NODE_COMPILE_CACHE: join(tmpdir(), 'telephony-compile-cache') };

/** Runs the program of a package, and gives its output as JSON. What is no JSON is shown as the reason of the failure. */
export async function runLinter(
  program: string,
  args: string[],
  folder = configurationFolder,
): Promise<unknown[]> {
  const child = spawn(process.execPath, [createRequire(import.meta.url).resolve(program), ...args], {
    cwd: folder,
    env: { ...process.env, ...CACHE, ...QUIET },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  try {
    return parseDocuments(stdout);
  } catch {
    throw new UserError(`The contract cannot be linted.\n\n${`${stdout}\n${stderr}`.trim()}`);
  }
}

/** Redocly writes one JSON document for each file that it is given, without anything in between. */
function parseDocuments(output: string): unknown[] {
  return output.split(/(?<=^\})(?=\{)/m).map((document) => JSON.parse(document));
}
