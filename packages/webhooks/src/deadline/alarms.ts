/** Something to do at a time, unless it is cancelled before. */
export interface Alarm {
  /** In milliseconds, as `performance.now` counts them. */
  at: number;
  ring: () => void;
}

/**
 * Many alarms on one timer: to set and to cancel one costs next to nothing, and most are cancelled. The timer does not keep the
 * process alive.
 */
export class Alarms {
  readonly #alarms = new Set<Alarm>();
  #next = Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param milliseconds From now. */
  set(milliseconds: number, ring: () => void): Alarm {
    const alarm = { at: performance.now() + milliseconds, ring };
    this.#alarms.add(alarm);
    if (alarm.at < this.#next) this.#wait(alarm.at);
    return alarm;
  }

  cancel(alarm: Alarm): void {
    this.#alarms.delete(alarm);
  }

  #wait(until: number): void {
    clearTimeout(this.#timer);
    this.#next = until;
    this.#timer = setTimeout(() => this.#ring(), Math.max(0, until - performance.now()));
    // Timers of other platforms than Node are numbers.
    if (typeof this.#timer === 'object') this.#timer.unref();
  }

  #ring(): void {
    const now = performance.now();
    this.#next = Infinity;
    for (const alarm of this.#alarms) {
      if (alarm.at > now) continue;
      this.#alarms.delete(alarm);
      alarm.ring();
    }
    const next = Math.min(...Array.from(this.#alarms, ({ at }) => at));
    if (next < this.#next && next < Infinity) this.#wait(next);
  }
}

/** The alarms of this process. */
export const alarms: Alarms = /* @__PURE__ */ new Alarms();
