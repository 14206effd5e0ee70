/**
 * Runs tasks of turbo without telemetry: `node tools/turbo.mjs build --filter=@telephony/mock`. Plain JavaScript, because it
 * runs before anything is built.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';

/** No tool of this repository phones home. */
export const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  ASTRO_TELEMETRY_DISABLED: '1',
  SCARF_ANALYTICS: 'false',
};

/**
 * Runs turbo at the root. SIGINT and SIGTERM end turbo with all its tasks, then this process.
 *
 * @param {string[]} args What comes after `turbo run`.
 * @param {(text: string) => void} [onOutput] Takes what turbo prints; without it, the terminal does.
 * @returns {Promise<number>} The exit code.
 */
export function turbo(args, onOutput) {
  const program = join(root, 'node_modules', 'turbo', 'bin', 'turbo');
  if (!existsSync(program)) {
    console.error('The packages are not installed. Run: npm ci');
    return Promise.resolve(1);
  }
  const child = spawn(process.execPath, [program, 'run', ...args], {
    cwd: root,
    env: { ...process.env, ...quiet },
    stdio: ['ignore', onOutput ? 'pipe' : 'inherit', onOutput ? 'pipe' : 'inherit'],
    // A group of its own: a signal to turbo's wrapper alone would leave its tasks running.
    detached: !windows,
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => onOutput?.(text));
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    if (windows || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
    child.once('close', () => process.exit(128 + constants.signals[signal]));
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
      resolve(code ?? 1);
    });
  });
}

/**
 * Builds workspaces with what they need; silent unless it fails.
 *
 * @param {readonly string[]} filters Such as `@telephony/mock`.
 */
export async function build(filters) {
  let output = '';
  const code = await turbo(
    ['build', '--output-logs=errors-only', '--log-prefix=none', ...filters.map((name) => `--filter=${name}`)],
    (text) => (output += text),
  );
  if (code !== 0) process.stderr.write(output);
  return code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [task = '', ...args] = process.argv.slice(2);
  // `needs` stands before other programs in the scripts of package.json: they build what they import.
  process.exitCode = task === 'needs' ? await build(args) : await turbo([task, ...args]);
}
