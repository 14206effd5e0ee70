import { runTurbo } from './run-turbo.mjs';

/**
 * Builds workspaces with what they depend on, silently.
 *
 * @param {string[]} filters Of turbo, such as `@telephony/mock`.
 * @param {AbortSignal} signal Ends it.
 * @returns {Promise<{ code: number, output: string }>} The exit code, and the output of what failed.
 */
export async function buildWorkspaces(filters, signal) {
  let output = '';
  const options = ['--output-logs=errors-only', '--log-prefix=none'];
  const code = await runTurbo(['run', 'build', ...options, ...filters.map((name) => `--filter=${name}`)], {
    signal,
    onOutput: (text) => (output += text),
  });
  return { code, output };
}
