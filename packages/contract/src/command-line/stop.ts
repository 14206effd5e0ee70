/** How a command ends: by a signal, when its parent disconnects, or when nobody reads its output. */

export type StopReason = 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'disconnect' | 'closed pipe';

export interface StopSignal extends AbortSignal {
  readonly reason: StopReason | undefined;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/**
 * Within this time, in milliseconds, a signal that comes again is the same one: `timeout` and a terminal send it to the whole
 * group, and npm passes its own on.
 */
const SAME_SIGNAL = 1000;
/** How long a command may take to stop, in milliseconds. */
const GRACE = 1500;

let shared: StopSignal | undefined;

/**
 * Aborts when this command is asked to stop: by SIGINT, SIGTERM or SIGHUP, when a parent with an IPC channel exits, or at a
 * write that nobody reads any more (`command | head -1`). The first call takes the signals over from Node; when one comes
 * again after a second, it ends the command at once.
 */
export function stopSignal(): StopSignal {
  if (shared) return shared;
  const controller = new AbortController();
  const stop = (reason: StopReason) => controller.abort(reason);
  for (const name of SIGNALS) onSignal(name, () => stop(name));
  process.once('disconnect', () => stop('disconnect'));
  // A listener alone must not keep a program running that could not start.
  process.channel?.unref();
  // The parent may have gone before. Without a channel there is no `send`.
  if (process.send && !process.connected) stop('disconnect');
  // Without a listener, the write would end the program before it has cleaned up.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => stop('closed pipe'));
  shared = controller.signal;
  return shared;
}

function onSignal(name: NodeJS.Signals, stop: () => void): void {
  let first: number | undefined;
  const take = () => {
    if (first === undefined) {
      first = performance.now();
      stop();
    } else if (performance.now() - first > SAME_SIGNAL) {
      process.off(name, take);
      process.kill(process.pid, name);
    }
  };
  process.on(name, take);
}

/**
 * Waits until the command is asked to stop (see `stopSignal`), closes what it has opened and exits: with the code that
 * closing gives, else 0; or 1 if closing fails or takes longer than 1.5 seconds.
 *
 * @param close Closes everything that is open: servers, files, child processes.
 */
export async function runUntilStopped(close: () => number | void | Promise<number | void>): Promise<never> {
  const signal = stopSignal();
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
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
