import { once } from 'node:events';

type StopReason = 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'disconnect' | 'closed pipe';

/** An AbortSignal whose reason says what stopped the command. */
export interface StopSignal extends AbortSignal {
  readonly reason: StopReason | undefined;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
// Within this time it is the same signal: `timeout` and a terminal send it to the whole group, and npm passes it on.
const SAME_SIGNAL_MS = 1000;
const GRACE_MS = 1500;

let shared: StopSignal | undefined;

/**
 * Returns a signal that aborts on SIGINT, SIGTERM or SIGHUP, when a parent with an IPC channel exits, or at a write that nobody
 * reads (`command | head -1`). The first call takes the signals over from Node; a second one after a second kills the command.
 */
export function stopSignal(): StopSignal {
  if (shared) return shared;
  const controller = new AbortController();
  const stop = (reason: StopReason) => controller.abort(reason);
  for (const name of SIGNALS) onSignal(name, () => stop(name));
  process.once('disconnect', () => stop('disconnect'));
  // The channel must not keep a program running that could not start.
  process.channel?.unref();
  // The parent may have gone before. Without a channel there is no `send`.
  if (process.send && !process.connected) stop('disconnect');
  // Without a listener, the write would end the program before it cleans up.
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
    } else if (performance.now() - first > SAME_SIGNAL_MS) {
      process.off(name, take);
      process.kill(process.pid, name);
    }
  };
  process.on(name, take);
}

/**
 * Waits for `stopSignal`, calls `close` and exits with its result, else 0; or with 1 if `close` fails or takes more than 1.5 s.
 *
 * @param close Closes servers, files and child processes.
 */
export async function runUntilStopped(close: () => number | void | Promise<number | void>): Promise<never> {
  const signal = stopSignal();
  if (!signal.aborted) await once(signal, 'abort');
  const timer = setTimeout(() => {
    console.error(`The command did not stop within ${GRACE_MS / 1000} s and was ended.`);
    process.exit(1);
  }, GRACE_MS);
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
