/** Runs tasks with the same key one after the other, in the order in which they were given. */
export class InTurn {
  readonly #last = new Map<number, Promise<unknown>>();

  async run<T>(key: number, task: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const result = before.then(task);
    const settled = result.catch(() => undefined);
    this.#last.set(key, settled);
    try {
      return await result;
    } finally {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    }
  }

  /** Resolves when all that has been given is done. */
  async idle(): Promise<void> {
    await Promise.all(this.#last.values());
  }
}
