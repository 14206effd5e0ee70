import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stampOf } from './file-stamp.ts';
import { FolderHints } from './folder-hints.ts';

/** What to follow, and what to do. */
export interface FollowOptions {
  /**
   * Lists the files, also those that do not exist yet. It is asked at each look, so the list may grow. What
   * was listed once stays followed.
   */
  list: () => Iterable<string> | Promise<Iterable<string>>;
  /** Called after files have changed, appeared or gone. Changes while it runs lead to another call after it. Must not throw. */
  onChange: () => void | Promise<void>;
  /** When the files were last read, in milliseconds since 1970: what has changed since then is a change. */
  since: number;
}

/** Milliseconds between two looks at the files when no folder has hinted at a change. */
const LOOK_AGAIN = 1000;
/** As many times as long as a look takes is waited before the next one, within five seconds: many files take long. */
const REST = 100;
const LONGEST_REST = 5000;
/** Milliseconds between a hint and the look, so that a busy folder costs little. */
const GAP = 30;
/** Milliseconds after which files that no longer change are complete: editors write in steps, a change of branch many files. */
const QUIET = 150;
/** Milliseconds after which `onChange` is called though files go on changing. */
const LONGEST = 3000;
/** Milliseconds by which the time of a change may be behind the clock: file systems take it from the last tick. */
const TICK = 10;

/**
 * Follows files and misses no change, also where an editor replaces a file, a folder goes and comes again, or a link leads
 * elsewhere.
 *
 * The system's word on the folders makes it quick. What counts is a look at the files themselves, every second: the system
 * says nothing of folders that come later, of what links lead to, or of many network and container volumes.
 *
 * @returns What ends it.
 */
export function followFiles({ list, onChange, since }: FollowOptions): () => void {
  const known = new Map<string, string>();
  let isHinted = false;
  const ending = new AbortController();
  const { signal } = ending;
  let wake = () => {};
  let readAt = since;
  const hints = new FolderHints(() => {
    isHinted = true;
    wake();
  });

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, isHinted || signal.aborted ? 0 : milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** Looks at all files and remembers them. @returns Whether any has changed. */
  const look = async (): Promise<boolean> => {
    isHinted = false;
    const files = new Set([...known.keys(), ...(await list())]);
    await hints.of([...files].map((file) => dirname(file)));
    const changes = await Promise.all(
      [...files].map(async (file) => {
        const { stamp, changedAt } = await stampOf(file);
        const before = known.get(file);
        known.set(file, stamp);
        return before === undefined ? changedAt >= readAt - TICK : stamp !== before;
      }),
    );
    return changes.includes(true);
  };

  const follow = async () => {
    while (!signal.aborted) {
      const lookedAt = performance.now();
      if (!(await look())) {
        const rest = (performance.now() - lookedAt) * REST;
        await pause(Math.min(Math.max(LOOK_AGAIN, rest), LONGEST_REST));
        await sleep(GAP);
        continue;
      }
      do await sleep(QUIET);
      while ((await look()) && performance.now() - lookedAt < LONGEST);
      if (signal.aborted) break;
      readAt = Date.now();
      await onChange();
    }
    hints.close();
  };
  void follow();
  return () => {
    ending.abort();
    hints.close();
    wake();
  };
}
