/** Tells work to stop. */
export interface Stop {
  /** Made only for work that asks for it. */
  readonly signal: AbortSignal;
  /** @param reason The reason of the signal. */
  now(reason: Error): void;
}

export function createStop(): Stop {
  let controller: AbortController | undefined;
  let reason: Error | undefined;
  return {
    get signal() {
      controller ??= new AbortController();
      if (reason) controller.abort(reason);
      return controller.signal;
    },
    now(why) {
      reason ??= why;
      controller?.abort(why);
    },
  };
}
