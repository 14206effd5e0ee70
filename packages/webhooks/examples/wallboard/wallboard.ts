import { DatabaseSync } from 'node:sqlite';
import type { TelephonyEvent } from '@telephony/webhooks';
import { sqliteCallStore } from '@telephony/webhooks/sqlite';
import { CallTracker, type TrackedCall } from '@telephony/webhooks/tracker';
import { type Board, boardOf } from './board.ts';
import type { Platform, QueueRecord } from './platform.ts';

export interface Wallboard {
  /** Takes an event of the platform. */
  add(event: TelephonyEvent): Promise<unknown>;
  /** The time, in milliseconds since 1970. */
  now(): number;
  /** All that the page shows, now. */
  board(): Board;
  /** Calls a function with the board, at most five times a second, whenever it changes. @returns Ends that. */
  watch(onBoard: (board: Board) => void): () => void;
  stop(): Promise<void>;
}

/**
 * The state of a wallboard: the calls of today, which the tracker keeps in a file, and the agents of the queues, of which
 * there are no events.
 */
export async function startWallboard({
  file,
  platform,
  now = Date.now,
}: {
  file: string;
  platform: Platform;
  now?: () => number;
}): Promise<Wallboard> {
  const calls = new Map<number, TrackedCall>();
  const watchers = new Set<(board: Board) => void>();
  let queues: QueueRecord[] = [];
  let soon: NodeJS.Timeout | undefined;

  const board = (): Board => {
    const midnight = new Date(now()).setHours(0, 0, 0, 0);
    for (const [id, { startedAt, state }] of calls)
      if (state === 'ended' && Number(startedAt) < midnight) calls.delete(id);
    return boardOf([...calls.values()], queues);
  };
  const keep = (call: TrackedCall): void => {
    // Nobody shows the events. What was taken for a call of its own may turn out to be a leg of this one.
    for (const { legId } of call.segments) calls.delete(legId);
    calls.set(call.rootCallId, { ...call, timeline: [] });
  };
  const tell = (): void => {
    soon ??= setTimeout(() => {
      soon = undefined;
      const current = board();
      for (const watcher of watchers) watcher(current);
    }, 200);
  };
  const askQueues = async (): Promise<void> => {
    queues = await platform.queues().catch((error: unknown) => (console.error(error), queues));
    tell();
  };

  const database = new DatabaseSync(file, { timeout: 2000 });
  const tracker = new CallTracker({
    store: sqliteCallStore(database),
    keepMs: 36 * 60 * 60_000,
    staleMs: 10 * 60_000,
    liveCalls: () => platform.liveCalls(),
    onChange: (call) => {
      keep(call);
      tell();
    },
    now,
  });
  for await (const call of tracker.calls()) keep(call);
  await Promise.all([tracker.start(), askQueues()]);
  const timer = setInterval(() => void askQueues(), 60_000);

  return {
    add: (event) => tracker.add(event),
    now,
    board,
    watch(onBoard) {
      watchers.add(onBoard);
      return () => watchers.delete(onBoard);
    },
    async stop() {
      clearInterval(timer);
      clearTimeout(soon);
      await tracker.stop();
      database.close();
    },
  };
}
