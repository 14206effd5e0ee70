import { watchParent } from './watch-parent.ts';
import { watchPipes } from './watch-pipes.ts';

/** What can stop a command from outside. */
export type StopReason = 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'disconnect' | 'parent exited' | 'closed pipe';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/**
 * Within this time, in milliseconds, a signal that comes again is the same one: `timeout` and a terminal send it to the whole
 * group, and npm passes its own on.
 */
const SAME_SIGNAL = 1000;

/** An AbortSignal whose reason says what stopped the command. */
export interface StopSignal extends AbortSignal {
  readonly reason: StopReason | undefined;
}

let shared: StopSignal | undefined;

/**
 * Aborts when this command is asked to stop: by SIGINT, SIGTERM or SIGHUP, when the parent with an IPC channel to it or the
 * npm that started it exits, or when nobody reads its output any more (`command | head -1`). The first call takes the
 * signals over from Node; when one comes again after a second, it ends the command at once.
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
  watchParent(() => stop('parent exited'));
  watchPipes(() => stop('closed pipe'));
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
