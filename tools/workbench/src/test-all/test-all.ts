import type { StopSignal } from '@telephony/command-line';
import { exitCodeOf } from '../exit-code-of.ts';
import { isEmpty } from './failed.ts';
import { lastScreen } from './last-screen.ts';
import { runTests } from './run-tests.ts';

/** Everything that `npm test` runs. The last four are checks of the whole repository. */
const TASKS = [
  'lint',
  'typecheck',
  'build',
  'test',
  'generated',
  'lint:code',
  'format:check',
  'words',
  'knip',
];

/**
 * Runs all checks, shows how far they are, and prints what failed and, as the last line, the counts.
 *
 * @param args Further arguments of turbo.
 * @returns The exit code.
 */
export async function testAll(root: string, args: string[], signal: StopSignal): Promise<number> {
  const { code, passed, failed, failures, text } = await runTests(root, [...TASKS, ...args], signal);
  if (!isEmpty(failed)) console.log(`\n${lastScreen(root, failed)}\n`);
  if (signal.aborted) {
    console.log(`Stopped by ${signal.reason}.`);
    return exitCodeOf(signal);
  }
  if (isEmpty(failed) && code !== 0) console.log(text);
  console.log(`${passed} passed, ${failures} failed`);
  return code === 0 && failures > 0 ? 1 : code;
}
