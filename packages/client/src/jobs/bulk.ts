import { checkNames, checkRange, type NamesOf } from '../core/check-names.ts';

/** Options of `bulk`. */
export interface BulkOptions {
  /** Rows in parallel: 1 to 100. Default: 4. */
  concurrency?: number | undefined;
  /** Failed rows after which no further row starts. Default: no limit. */
  stopAfter?: number | undefined;
  /** When aborted, no further row starts. Pass it to the calls in `work` too. */
  signal?: AbortSignal | undefined;
  /** Called after each row. */
  onProgress?: ((progress: BulkProgress) => void) | undefined;
}

const OPTIONS: NamesOf<BulkOptions> = {
  concurrency: true,
  stopAfter: true,
  signal: true,
  onProgress: true,
};

/** Progress of `bulk`. */
export interface BulkProgress {
  /** Ended rows, with failed ones. */
  done: number;
  failed: number;
}

/** The outcome of one item. */
export type BulkRow<Item, Value> =
  | { index: number; item: Item; status: 'done'; value: Value; error?: undefined }
  | { index: number; item: Item; status: 'failed'; error: unknown; value?: undefined };

/** The outcome of all items. */
export interface BulkReport<Item, Value> {
  /** The started rows, in the order of the items. */
  rows: BulkRow<Item, Value>[];
  failed: Extract<BulkRow<Item, Value>, { status: 'failed' }>[];
  /** False after `stopAfter` failures or an abort. */
  isComplete: boolean;
}

/**
 * Works on items, a few at once. A failed row is never repeated, so nothing is dialled twice. Resolves when every started row has ended.
 *
 * @example
 * const { failed } = await bulk(customers, ({ number }) => pbx.createSms({ to: number, message }));
 * for (const { item, error } of failed) console.error(item.number, error);
 *
 * @param items any iterable; items are taken as they are needed
 * @throws TypeError or RangeError for wrong options, before anything starts; the error of `items`, when all started rows have ended
 */
export async function bulk<Item, Value>(
  items: Items<Item>,
  work: (item: Item, index: number) => Value | Promise<Value>,
  options: BulkOptions = {},
): Promise<BulkReport<Item, Value>> {
  checkNames('option', options, OPTIONS);
  const { concurrency = 4, stopAfter = Infinity, signal, onProgress } = options;
  checkRange('concurrency', concurrency, 100);
  if (stopAfter !== Infinity) checkRange('stopAfter', stopAfter, Number.MAX_SAFE_INTEGER);
  const rows: BulkRow<Item, Value>[] = [];
  let done = 0;
  let failed = 0;
  let isEnd = false;
  const counted = async function* counted() {
    yield* items;
    isEnd = true;
  };
  await pool(
    counted(),
    { concurrency, signal, isStopped: () => failed >= stopAfter },
    async (item, index) => {
      try {
        rows[index] = { index, item, status: 'done', value: await work(item, index) };
      } catch (error) {
        rows[index] = { index, item, status: 'failed', error };
        failed++;
      }
      done++;
      try {
        onProgress?.({ done, failed });
      } catch (error) {
        console.error(error);
      }
    },
  );
  const isComplete = isEnd || (Array.isArray(items) && rows.length === items.length);
  return { rows, failed: rows.filter((row) => row.status === 'failed'), isComplete };
}

/** A source of items. */
export type Items<Item> = Iterable<Item> | AsyncIterable<Item>;

interface PoolOptions {
  concurrency: number;
  isStopped: () => boolean;
  signal: AbortSignal | undefined;
}

// Takes an item when there is room for it. `run` must not reject.
export async function pool<Item>(
  items: Items<Item>,
  { concurrency, isStopped, signal }: PoolOptions,
  run: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  // Ends the wait for an item.
  let wake = () => {};
  const onAbort = () => wake();
  signal?.addEventListener('abort', onAbort);
  let taking: Promise<unknown> = Promise.resolve();
  let index = 0;
  let isOver = false;
  let failure: { error: unknown } | undefined;
  const isEnd = () => isOver || failure !== undefined || signal?.aborted || isStopped();

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
      const turn = taking.then(take).catch((error: unknown) => {
        failure ??= { error };
        return undefined;
      });
      taking = turn;
      const next = await turn;
      if (!next) return;
      await run(next.value, index++);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  signal?.removeEventListener('abort', onAbort);
  if (!isOver) {
    // Not awaited: a source that hangs would delay the end.
    void Promise.resolve(iterator.return?.()).catch(() => undefined);
  }
  if (failure && !signal?.aborted) throw failure.error;
}
