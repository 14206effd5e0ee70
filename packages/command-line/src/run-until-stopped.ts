import { stopSignal } from './stop-signal.ts';

/** How long a command may take to stop, in milliseconds. */
const GRACE = 1500;

/**
 * Waits until the command is asked to stop (see `stopSignal`), closes what it has opened and exits: with the code that
 * closing gives, else 0; or 1 if closing fails or takes longer than 1.5 seconds.
 *
 * @param close Closes everything that is open: servers, files, child processes.
 */
export async function runUntilStopped(close: () => number | void | Promise<number | void>): Promise<never> {
  await aborted(stopSignal());
  const timer = setTimeout(() => {
    console.error(`The command did not stop within ${GRACE / 1000} s and was ended.`);
    process.exit(1);
  }, GRACE);
  let code: number | void;
  try {
    code = await close();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  } finally {
    clearTimeout(timer);
  }
  return process.exit(code ?? 0);
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
