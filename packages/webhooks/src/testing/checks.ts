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

const AT_ONCE = 10;

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

export const LONG = 600_000;
export const SHORT = 1;

export interface CheckContext<Store> {
  stores: readonly [Store, Store];
  /** Waits until what lasts `SHORT` is over. */
  pause: (ticks?: number) => Promise<void>;
  /** Milliseconds of a pause. */
  tick: number;
}

export type Check<Store> = (context: CheckContext<Store>) => Promise<void>;

export function storeOf<Store>(stores: readonly [Store, Store], index: number): Store {
  return stores[index % 2 === 0 ? 0 : 1];
}

export function expectSame(what: string, actual: unknown, expected: unknown): void {
  if (textOf(actual) !== textOf(expected))
    throw new Error(`${what} returned ${textOf(actual)}. It must return ${textOf(expected)}.`);
}

/** JSON with sorted fields, since a store may keep them in another order. */
function textOf(value: unknown): string {
  const sort = (_: string, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part;
  return value === undefined ? 'nothing' : JSON.stringify(value, sort);
}

/**
 * Runs the steps of a history.
 *
 * @param steps What was done so far, as the step itself writes it down.
 * @param step Does the next one, and says whether something of it is over before the one after it.
 * @param pause Waits until it is.
 * @throws Error with all steps until the first one that fails.
 */
export async function runSteps(
  { count, seed, steps }: { count: number; seed: number; steps: readonly string[] },
  step: () => Promise<boolean>,
  pause: () => Promise<void>,
): Promise<void> {
  try {
    for (let index = 0; index < count; index += 1) if (await step()) await pause();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason} The steps, seed ${seed}: ${steps.join(', ')}.`, { cause: error });
  }
}
