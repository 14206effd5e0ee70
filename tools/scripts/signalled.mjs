import { constants } from 'node:os';

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs something that a signal to this process ends. This process then ends with the exit code of the signal.
 *
 * @template Result
 * @param {(signal: AbortSignal) => Promise<Result>} run
 * @returns {Promise<Result>}
 */
export async function signalled(run) {
  const controller = new AbortController();
  /** @type {NodeJS.Signals | undefined} */
  let received;
  /** @param {NodeJS.Signals} name */
  const stop = (name) => {
    received ??= name;
    controller.abort();
  };
  for (const name of SIGNALS) process.on(name, stop);
  const result = await run(controller.signal);
  for (const name of SIGNALS) process.off(name, stop);
  if (received) process.exit(128 + constants.signals[received]);
  return result;
}
