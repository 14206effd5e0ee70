import type { Check, CheckContext } from './check.ts';

/** Options of `storeChecks` and `callStoreChecks`. */
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
 * Creates the checks of a kind of store.
 *
 * @param checks The checks by their names.
 * @param checkHistory Does random things of a seed, and compares with a model.
 */
export function createChecks<Store>(
  open: () => Store | Promise<Store>,
  {
    shared = false,
    tick = 20,
    histories = 100,
    seed = Math.floor(Math.random() * 2 ** 31),
  }: StoreCheckOptions,
  checks: Readonly<Record<string, Check<Store>>>,
  checkHistory: (context: CheckContext<Store>, seed: number) => Promise<void>,
): StoreCheck[] {
  async function prepare(): Promise<CheckContext<Store>> {
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

  return [
    ...Object.entries(checks).map(([name, check]) => ({ name, run: async () => check(await prepare()) })),
    { name: `${histories} random histories are those of the model`, run: runHistories },
  ];
}
