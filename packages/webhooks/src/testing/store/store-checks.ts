import type { EventStore } from '../../store/event-store.ts';
import type { CheckContext } from './check-context.ts';
import { claimChecks } from './claim-checks.ts';
import { crowdChecks } from './crowd-checks.ts';
import { checkHistory } from './history.ts';
import { keptChecks } from './kept-checks.ts';

/** Options of `storeChecks`. */
export interface StoreCheckOptions {
  /**
   * Whether all stores that `open` returns share what they hold, as those of a database do. Then each check uses two of them in
   * turn. Default: false.
   */
  shared?: boolean;
  /** Milliseconds after which what should last 1 ms is over. More for a store whose clock is coarse. Default: 20. */
  tick?: number;
  /** Random histories, which are compared with a model, 12 steps each. Default: 100. */
  histories?: number;
  /** The seed of the first history; the next has the next number. Default: another one each time. */
  seed?: number;
}

/** A check of a store. */
export interface StoreCheck {
  name: string;
  /** Rejects with what was asked of the store, what it returned and what it should have. */
  run: () => Promise<void>;
}

/** Histories in progress at a time: most of their time they wait. */
const AT_ONCE = 10;

/**
 * Checks that a store of your own does what the handler needs of it: owners, claims that end, attempts, kept deliveries, many
 * callers at once, and random histories. For any test runner. The checks use names of their own, so a database may have other
 * content; they leave theirs behind.
 *
 * @param open Returns a store, each time or each time the same.
 *
 * @example
 * for (const { name, run } of storeChecks(() => new MyStore(), { shared: true })) test(name, run);
 */
export function storeChecks(
  open: () => EventStore | Promise<EventStore>,
  {
    shared = false,
    tick = 20,
    histories = 100,
    seed = Math.floor(Math.random() * 2 ** 31),
  }: StoreCheckOptions = {},
): StoreCheck[] {
  async function prepare(): Promise<CheckContext> {
    const store = await open();
    const pause = (ticks = 1) => new Promise<void>((resolve) => setTimeout(resolve, tick * ticks));
    return { stores: [store, shared ? await open() : store], pause, tick };
  }

  async function runHistories(): Promise<void> {
    const context = await prepare();
    let next = 0;
    const work = async () => {
      while (next < histories) {
        const offset = next;
        next += 1;
        await checkHistory(context, seed + offset);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  const checks = Object.entries({ ...claimChecks, ...crowdChecks, ...keptChecks });
  return [
    ...checks.map(([name, check]) => ({ name, run: async () => check(await prepare()) })),
    { name: `${histories} random histories are those of the model`, run: runHistories },
  ];
}
