import { watchParent } from './watch-parent.ts';
import { watchPipes } from './watch-pipes.ts';

/** What can stop a command from outside. */
export type StopReason = 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'disconnect' | 'parent exited' | 'closed pipe';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** An AbortSignal whose reason says what stopped the command. */
export interface StopSignal extends AbortSignal {
  readonly reason: StopReason | undefined;
}

let shared: StopSignal | undefined;

/**
 * Aborts when this command is asked to stop: by SIGINT, SIGTERM or SIGHUP, when the parent with an IPC channel to it or the
 * npm that started it exits, or when nobody reads its output any more (`command | head -1`). The first call takes the
 * signals over from Node; a second signal of the same name ends the command at once.
 */
export function stopSignal(): StopSignal {
  if (shared) return shared;
  const controller = new AbortController();
  const stop = (reason: StopReason) => controller.abort(reason);
  for (const name of SIGNALS) process.once(name, () => stop(name));
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
