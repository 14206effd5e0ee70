import { LONGEST_TIMER } from './check-options.ts';

/** Timers by key that do not keep the process alive. */
export class Timers {
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** Takes the place of the timer with the same key. */
  set(key: number, milliseconds: number, task: () => void): void {
    this.clear(key);
    if (milliseconds > LONGEST_TIMER) return;
    const timer = setTimeout(
      () => {
        this.#timers.delete(key);
        task();
      },
      Math.max(0, milliseconds),
    );
    // Node's timers keep the process alive by default; on other platforms they are numbers.
    if (typeof timer === 'object') timer.unref();
    this.#timers.set(key, timer);
  }

  clear(key: number): void {
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
  }

  clearAll(): void {
    for (const key of this.#timers.keys()) this.clear(key);
  }
}
