// @ts-check
// Runs turbo without telemetry: `node tools/turbo.mjs build --filter=@telephony/mock`. JavaScript, because the installation runs it too.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const root = dirname(import.meta.dirname);

/** The environment in which no tool of this repository phones home. */
export const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  ASTRO_TELEMETRY_DISABLED: '1',
  SCARF_ANALYTICS: 'false',
  // Large programs start in half the time when Node keeps their compiled code.
  NODE_COMPILE_CACHE: join(tmpdir(), 'telephony-compile-cache'),
};

/**
 * Runs Node at the root and passes signals on to it.
 *
 * @param {string[]} args
 * @param {{ capture?: boolean, environment?: Record<string, string> }} [options] `capture` collects the output instead of showing it.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(args, { capture = false, environment = {} } = {}) {
  const stdio = capture ? 'pipe' : 'inherit';
  const env = { ...process.env, ...quiet, ...environment };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', stdio, stdio] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM']);
  const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      for (const signal of signals) process.off(signal, forward);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs tasks of turbo.
 *
 * @param {string[]} args
 * @param {Parameters<typeof run>[1]} [options]
 */
export async function turbo(args, options) {
  const program = join(root, 'node_modules/turbo/bin/turbo');
  if (existsSync(program)) return run([program, 'run', ...args], options);
  console.error('The packages are not installed. Run: npm ci');
  return { code: 1, output: '' };
}

/**
 * Builds workspaces, silently unless it fails.
 *
 * @param {readonly string[]} names Such as `@telephony/mock`.
 * @returns {Promise<number>} The exit code.
 */
export async function build(names) {
  const options = ['--output-logs=errors-only', '--log-prefix=none'];
  const filters = names.map((name) => `--filter=${name}`);
  const { code, output } = await turbo(['build', ...options, ...filters], { capture: true });
  if (code !== 0) process.stderr.write(output);
  return code;
}

if (import.meta.main) process.exitCode = (await turbo(process.argv.slice(2))).code;
