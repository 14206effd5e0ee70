/** Options of `storeChecks`. */
export interface StoreCheckOptions {
  /** All stores of `open` share their content; each check uses two in turn. Default: false. */
  shared?: boolean;
  /** Milliseconds after which 1 ms is over by the store's clock. Default: 20. */
  tick?: number;
  /** Random histories, which are compared with a model. Default: 100. */
  histories?: number;
  /** Seed of the first history. Default: random. */
  seed?: number;
}

/** A check of a store. */
export interface StoreCheck {
  name: string;
  /** Rejects with the call, its result and the right result. */
  run: () => Promise<void>;
}

const CONCURRENT_HISTORIES = 10;

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
    await Promise.all(Array.from({ length: CONCURRENT_HISTORIES }, work));
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
  pause: (ticks?: number) => Promise<void>;
  tick: number;
}

export type Check<Store> = (context: CheckContext<Store>) => Promise<void>;

export function storeOf<Store>(stores: readonly [Store, Store], index: number): Store {
  return stores[index % 2 === 0 ? 0 : 1];
}

export function expectSame(call: string, actual: unknown, expected: unknown): void {
  if (sortedJson(actual) !== sortedJson(expected))
    throw new Error(`${call} returned ${sortedJson(actual)}. It must return ${sortedJson(expected)}.`);
}

// A store may keep fields in another order.
function sortedJson(value: unknown): string {
  const sort = (_: string, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part;
  return value === undefined ? 'nothing' : JSON.stringify(value, sort);
}

/** @param step Returns true if a short span must be over before the next step. */
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
