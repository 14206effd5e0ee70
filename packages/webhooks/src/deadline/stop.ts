/** Tells work to stop. Its signal is made only for work that asks for it. */
export class Stop {
  #controller: AbortController | undefined;
  #reason: Error | undefined;

  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.#reason) this.#controller.abort(this.#reason);
    return this.#controller.signal;
  }

  /** @param reason The reason of the signal. */
  now(reason: Error): void {
    this.#reason ??= reason;
    this.#controller?.abort(reason);
  }
}
