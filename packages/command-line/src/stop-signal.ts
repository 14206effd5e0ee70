import { watchPipes } from './watch-pipes.ts';

/** What can end a program from outside. */
export type StopReason = 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'disconnect' | 'closed pipe';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** An AbortSignal whose reason says what ended the program. */
export interface StopSignal extends AbortSignal {
  readonly reason: StopReason | undefined;
}

let shared: StopSignal | undefined;

/**
 * Aborts when this program is asked to end: by SIGINT, SIGTERM or SIGHUP, by the end of the parent that has an IPC channel to
 * it, or because nobody reads its output any more (`program | head -1`). The first call takes the signals over from Node;
 * a second signal of the same name ends the program at once.
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
  watchPipes(() => stop('closed pipe'));
  shared = controller.signal;
  return shared;
}
