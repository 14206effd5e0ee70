/** A source of items. */
export type Items<Item> = Iterable<Item> | AsyncIterable<Item>;

/** How a pool works. */
export interface PoolOptions {
  /** The most that run at once. */
  concurrency: number;
  /** Whether no further item is started. Asked before each. */
  isStopped: () => boolean;
  /** Ends the wait for the next item. */
  signal: AbortSignal | undefined;
}

/**
 * Runs a task for each item, in their order and once for each, at most `concurrency` at once. An item is taken from the
 * source when there is room for it. Resolves when all that were started have ended.
 *
 * @param run must not reject
 * @throws what the source throws, when all that were started have ended
 */
export async function pool<Item>(
  items: Items<Item>,
  { concurrency, isStopped, signal }: PoolOptions,
  run: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  /** Ends the wait for an item. One listener for all of them. */
  let wake = () => {};
  const onAbort = () => wake();
  signal?.addEventListener('abort', onAbort);
  let taking: Promise<unknown> = Promise.resolve();
  let index = 0;
  let isOver = false;
  let failure: { error: unknown } | undefined;
  const isEnd = () => isOver || failure !== undefined || signal?.aborted || isStopped();

  /** The next item, one request to the source at a time; undefined at the end. */
  const take = async (): Promise<{ value: Item } | undefined> => {
    if (isEnd()) return undefined;
    const result = await new Promise<IteratorResult<Item> | undefined>((resolve, reject) => {
      wake = () => resolve(undefined);
      Promise.resolve(iterator.next()).then(resolve, reject);
    });
    isOver ||= result?.done === true;
    return !result || isEnd() ? undefined : { value: result.value as Item };
  };
  const work = async () => {
    for (;;) {
      const mine = taking.then(take).catch((error: unknown) => {
        failure ??= { error };
        return undefined;
      });
      taking = mine;
      const next = await mine;
      if (!next) return;
      await run(next.value, index++);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  signal?.removeEventListener('abort', onAbort);
  if (!isOver) {
    // Not awaited: a source that hangs would hold the end back.
    void Promise.resolve(iterator.return?.()).catch(() => undefined);
  }
  if (failure && !signal?.aborted) throw failure.error;
}
