/** Long enough not to end within a check. */
export const LONG = 600_000;
/** Over at once. */
export const SHORT = 1;

/** What a check has: a store, or two that share what they hold, and time. */
export interface CheckContext<Store> {
  stores: readonly [Store, Store];
  /** Waits until what lasts `SHORT` is over. */
  pause: (ticks?: number) => Promise<void>;
  /** Milliseconds of a pause. */
  tick: number;
}

/** A check: rejects if the store does not pass. */
export type Check<Store> = (context: CheckContext<Store>) => Promise<void>;

/** One of two stores in turn. */
export function storeOf<Store>(stores: readonly [Store, Store], index: number): Store {
  return stores[index % 2 === 0 ? 0 : 1];
}
