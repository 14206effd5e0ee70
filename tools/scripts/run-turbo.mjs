import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from './repository-root.mjs';

/** How long turbo may take to end its tasks. */
const GRACE = 1500;
const windows = process.platform === 'win32';

/**
 * Runs turbo at the root of the repository and gives its exit code.
 *
 * @param {string[]} args
 * @param {object} [options]
 * @param {(text: string) => void} [options.onOutput] Takes what turbo writes, which is shown where this is left out.
 * @param {AbortSignal} [options.signal] Ends turbo with all its tasks.
 * @param {Record<string, string>} [options.environment] Further variables.
 * @returns {Promise<number>}
 */
export function runTurbo(args, { onOutput, signal, environment = {} } = {}) {
  signal?.throwIfAborted();
  const child = spawn(
    process.execPath,
    [join(repositoryRoot, 'node_modules', 'turbo', 'bin', 'turbo'), ...args],
    {
      cwd: repositoryRoot,
      env: { ...process.env, ...environment },
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      // A group of its own: the file above is a wrapper, and a signal to the wrapper alone leaves turbo running.
      detached: !windows,
    },
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => onOutput?.(text));
  }
  /** @param {NodeJS.Signals} name */
  const end = (name) => {
    if (windows || child.pid === undefined) {
      child.kill(name);
      return;
    }
    try {
      // Also when the wrapper has gone: turbo itself may still be there.
      process.kill(-child.pid, name);
    } catch {
      // Nobody is left in the group.
    }
  };
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const stop = () => {
    end('SIGTERM');
    timer = setTimeout(() => {
      // The tasks have groups of their own, and the session of turbo.
      if (!windows) spawnSync('pkill', ['-KILL', '-s', String(child.pid)]);
      end('SIGKILL');
    }, GRACE);
  };
  signal?.addEventListener('abort', stop, { once: true });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      resolve(code ?? 1);
    });
  });
}
