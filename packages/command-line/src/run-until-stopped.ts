import { stopSignal } from './stop-signal.ts';

/** How long a program may take to end, in milliseconds. */
const GRACE = 1500;

/**
 * Waits until the program is asked to end (see `stopSignal`), then closes what it has opened and ends it: with exit code 0,
 * or 1 where closing fails or takes longer than 1.5 seconds.
 *
 * @param close Closes all that is open: servers, files, child processes.
 */
export async function runUntilStopped(close: () => unknown): Promise<never> {
  await aborted(stopSignal());
  const timer = setTimeout(() => {
    console.error('The program did not end by itself in time and was ended.');
    process.exit(1);
  }, GRACE);
  try {
    await close();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  } finally {
    clearTimeout(timer);
  }
  return process.exit(0);
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
