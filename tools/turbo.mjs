/**
 * Runs tasks of turbo without telemetry: `node tools/turbo.mjs build --filter=@telephony/mock`. Plain JavaScript, because it
 * runs before anything is built.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';

export const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  ASTRO_TELEMETRY_DISABLED: '1',
  SCARF_ANALYTICS: 'false',
  // The programs are large: with their compiled code kept, the start takes half the time.
  NODE_COMPILE_CACHE: join(tmpdir(), 'telephony-compile-cache'),
};

/**
 * Runs a program of Node at the root. SIGINT and SIGTERM end it with everything that it has started, then this process: turbo
 * starts each task in a group of its own, and would wait for tasks that do not listen.
 *
 * @param {string[]} command The script and its arguments.
 * @param {(text: string) => void} [onOutput] Takes what it prints; without it, the terminal does.
 * @param {Record<string, string>} [environment] Further variables.
 * @returns {Promise<number>} The exit code.
 */
export function start(command, onOutput, environment = {}) {
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...quiet, ...environment },
    stdio: ['ignore', onOutput ? 'pipe' : 'inherit', onOutput ? 'pipe' : 'inherit'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => onOutput?.(text));
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    end(child.pid ?? 0);
    process.exit(128 + constants.signals[signal]);
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM']);
  for (const signal of signals) process.once(signal, stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      for (const signal of signals) process.off(signal, stop);
      resolve(code ?? 1);
    });
  });
}

/** @param {number} pid Ends with all its descendants: no process of them may start another one meanwhile. */
function end(pid) {
  if (windows) {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
    return;
  }
  const all = [pid];
  for (const parent of all) {
    send(parent, 'SIGSTOP');
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
    for (const line of (stdout ?? '').split('\n')) {
      const [own, above] = line.trim().split(/\s+/).map(Number);
      if (own !== undefined && above === parent) all.push(own);
    }
  }
  for (const one of all) send(one, 'SIGKILL');
}

/**
 * Sends a signal to a process, which may have ended.
 *
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}

/**
 * Runs tasks of turbo.
 *
 * @param {string[]} args What comes after `turbo run`.
 * @param {(text: string) => void} [onOutput] Takes what turbo prints; without it, the terminal does.
 * @returns {Promise<number>} The exit code.
 */
export function turbo(args, onOutput) {
  const program = join(root, 'node_modules', 'turbo', 'bin', 'turbo');
  if (existsSync(program)) return start([program, 'run', ...args], onOutput);
  console.error('The packages are not installed. Run: npm ci');
  return Promise.resolve(1);
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
