import { checkRange, knownNames } from '../core/check-names.ts';

/** Options of `bulk`. */
export interface BulkOptions {
  /** Rows that may be worked on at once: 1 to 100. Default: 4. */
  concurrency?: number | undefined;
  /** Failed rows after which no further row is started. Default: no limit. */
  stopAfter?: number | undefined;
  /** When it is aborted, no further row is started. Pass it to the calls of `work` too to end those in progress. */
  signal?: AbortSignal | undefined;
  /** Called after each row. What it throws is written with `console.error`, and changes nothing. */
  onProgress?: ((progress: BulkProgress) => void) | undefined;
}

const OPTIONS: readonly (keyof BulkOptions)[] = ['concurrency', 'stopAfter', 'signal', 'onProgress'];

/** How far a bulk is. */
export interface BulkProgress {
  /** Rows that have ended, failed ones included. */
  done: number;
  failed: number;
}

/** What became of one item. */
export type BulkRow<Item, Value> =
  | { index: number; item: Item; status: 'done'; value: Value; error?: undefined }
  | { index: number; item: Item; status: 'failed'; error: unknown; value?: undefined };

/** What became of all items. */
export interface BulkReport<Item, Value> {
  /** The rows that were started, in the order of the items: items beyond them were not started. */
  rows: BulkRow<Item, Value>[];
  /** Those of them that failed. */
  failed: Extract<BulkRow<Item, Value>, { status: 'failed' }>[];
  /** Whether every item was started. False after `stopAfter` failures and after an abort. */
  isComplete: boolean;
}

/**
 * Works on items, a few at once, each of them once: a row that fails is never repeated, so nothing is dialled or sent twice.
 * Its error is in the report, and the other rows go on. Resolves when every row that was started has ended, also after an
 * abort, so that it is known what was done.
 *
 * @example
 * const { failed } = await bulk(customers, ({ number }) => pbx.createSms({ to: number, message }));
 * for (const { item, error } of failed) console.error(item.number, error);
 *
 * @param items An array, or anything that can be iterated, such as `paginate(…)`. Items are taken as they are needed.
 * @throws TypeError or RangeError for options that do not exist or are out of range, before anything is started; what `items` throws, when all started rows have ended
 */
export async function bulk<Item, Value>(
  items: Items<Item>,
  work: (item: Item, index: number) => Value | Promise<Value>,
  options: BulkOptions = {},
): Promise<BulkReport<Item, Value>> {
  knownNames('option', options, OPTIONS);
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
