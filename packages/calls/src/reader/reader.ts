import type { CdrWords } from '../read/cdr.ts';
import { type CursorStore, readCursor, readDate } from './cursor.ts';
import { Days, type HistorySources, timeOf } from './days.ts';
import { Evidence, type KeptEvents } from './evidence.ts';
import { Pass } from './pass.ts';
import type { CallRevision } from './revisions.ts';

/** Options of `pullCalls`. */
export interface ReaderOptions {
  /** Where the cursor is kept. Default: in memory, for one program that runs on. */
  cursor?: CursorStore;
  /**
   * From when calls began, in milliseconds since 1970; a time before that of the cursor adds the calls between. Default: that of the
   * cursor, or now.
   */
  since?: number;
  /** The platform's time, in milliseconds since 1970, for each run. Default: that of the sources, or this machine's. */
  now?: () => number | Promise<number>;
  /** Events that you have kept, such as a receiver's: calls are told with what they say, and wait for records that are evidently missing. */
  events?: KeptEvents;
  /** How long a call waits for a record that is evidently missing, in milliseconds. Default: 30 hours. */
  settleMs?: number;
  /** The meaning of numbers in place of words (`readCdr`). */
  words?: CdrWords;
}

const SETTLE_MS = 30 * 3_600_000;

/** Revisions that are kept together before they are told. */
const BATCH = 1000;

/**
 * Tells every new revision of every finished call since the cursor, each at least once, and in order. The cursor moves when you ask for
 * the next one: a program that is killed is told the last ones again, with the same body. Calls that live, or wait for a record, come
 * with a later run.
 *
 * @param sources `callHistory(pbx)` of `@telephony/client`.
 * @throws Whatever a source or the cursor throws; the next run goes on.
 * @example
 * for await (const { rootCallId, revision, call } of pullCalls(callHistory(pbx), { cursor }))
 *   await save(rootCallId, revision, call);
 */
export function pullCalls(
  sources: HistorySources,
  options: ReaderOptions = {},
): AsyncGenerator<CallRevision, void, undefined> {
  return new CallReader(sources, options).pull();
}

/** Reads the history of calls again and again. It keeps the records of the last days in memory. */
export class CallReader {
  /** Before then no call is open, by what was known in the last pass: a record has no deadline (ledger N-73). Undefined before. */
  completeUntil: Date | undefined;
  /** Calls that live, or wait for a record. */
  open = 0;
  readonly #sources: HistorySources;
  readonly #options: Required<Omit<ReaderOptions, 'events' | 'since' | 'words'>> & {
    since: number | undefined;
  };
  readonly #evidence: Evidence;
  readonly #days: Days;
  readonly #words: CdrWords | undefined;

  constructor(
    sources: HistorySources,
    {
      cursor = inMemory(),
      events,
      now = () => timeOf(sources),
      settleMs = SETTLE_MS,
      since,
      words,
    }: ReaderOptions = {},
  ) {
    this.#sources = sources;
    this.#options = { cursor, now, settleMs, since };
    this.#evidence = new Evidence(events);
    this.#days = new Days(sources, this.#evidence, words);
    this.#words = words;
  }

  /** One pass: tells what is new, as `pullCalls` does. */
  async *pull(): AsyncGenerator<CallRevision, void, undefined> {
    const { cursor: store, now: clock, settleMs, since } = this.#options;
    const now = await clock();
    const cursor = readCursor(await store.load(), since, now);
    yield* cursor.pending;
    const pass = new Pass(this.#sources, this.#days, cursor, {
      evidence: this.#evidence,
      now,
      settleMs,
      words: this.#words,
    });
    let batch: CallRevision[] = [];
    for await (const revision of pass.revisions()) {
      batch.push(revision);
      if (batch.length < BATCH) continue;
      yield* await save(batch);
      batch = [];
    }
    pass.end();
    yield* await save(batch);
    if (batch.length > 0) await save([]);
    this.completeUntil = new Date(cursor.completeUntil);
    this.open = Object.keys(cursor.open).length;

    // Kept before they are told, so that they are the same after a crash.
    async function save(pending: CallRevision[]): Promise<CallRevision[]> {
      await store.save(JSON.stringify({ ...cursor, pending }));
      return JSON.parse(JSON.stringify(pending), readDate) as CallRevision[];
    }
  }
}

function inMemory(): CursorStore {
  let kept: string | undefined;
  return { load: () => kept, save: (text) => void (kept = text) };
}
