import type { Call } from './call.ts';
import { decideCall } from './decide.ts';
import { doubtsByRoot, linked, placesOf } from './fold.ts';
import { Joiner, LONGEST_CALL_MS, type Place } from './join.ts';
import { pieceOfCdr } from './pieces/from-cdr.ts';
import type { CdrRecord } from './read/event.ts';
import { type Span, spanOfCdr } from './span.ts';
import {
  type CdrWords,
  isCode,
  learnCode,
  legOf,
  type LegRecord,
  newCodes,
  numberOf,
  readLeg,
  withTalk,
} from './read/cdr.ts';

const NONE: readonly Call[] = [];

const LOOK_AHEAD = 1000;

/** How long a call whose legs have ids waits for a leg after a record that is missing. */
const MISSING_RECORD_MS = 900_000;

/**
 * Joins the CDRs of legs to calls. A leg that lives has no record yet, so read CDRs that are a few minutes old.
 *
 * A source that is sorted by `calldate` yields each call once no leg of it can begin any more. An array, or a source in another order,
 * is read to its end, and yields calls in the order of their first records.
 *
 * @param cdrs An array, or `paginate(pbx, '/cdrs', { sort: 'calldate' })`, for example.
 * @param options.words The meaning of numbers in place of words (`readCdr`).
 * @throws RangeError if a source turns out not to be sorted after calls were yielded.
 * @example
 * for (const call of foldCdrs(cdrs)) if (call.owedCallBack) console.log(call.owedCallBack.party.number);
 */
export function foldCdrs(
  cdrs: AsyncIterable<CdrRecord>,
  options?: { words?: CdrWords },
): AsyncGenerator<Call, void>;
export function foldCdrs(cdrs: Iterable<CdrRecord>, options?: { words?: CdrWords }): Generator<Call, void>;
export function foldCdrs(
  cdrs: Iterable<CdrRecord> | AsyncIterable<CdrRecord>,
  { words }: { words?: CdrWords } = {},
): Generator<Call, void> | AsyncGenerator<Call, void> {
  if (Symbol.asyncIterator in cdrs) return foldAsync(cdrs, words);
  return Array.isArray(cdrs) ? foldAll(cdrs, words) : foldSync(cdrs, words);
}

function* foldSync(cdrs: Iterable<CdrRecord>, words?: CdrWords): Generator<Call, void> {
  const stream = new CdrStream(words);
  for (const cdr of cdrs) for (const call of stream.add(cdr)) yield call;
  yield* stream.end();
}

async function* foldAsync(cdrs: AsyncIterable<CdrRecord>, words?: CdrWords): AsyncGenerator<Call, void> {
  const stream = new CdrStream(words);
  for await (const cdr of cdrs) for (const call of stream.add(cdr)) yield call;
  yield* stream.end();
}

function* foldAll(cdrs: readonly CdrRecord[], words?: CdrWords): Generator<Call, void> {
  const codes = newCodes();
  const groups = new Map<number, CdrRecord[]>();
  let places: ReadonlyMap<number, Place> | undefined;
  for (const cdr of cdrs) if (isCode(cdr.disposition)) learnCode(readLeg(cdr, words), codes);
  if (!cdrs.every(isLinked)) {
    const spans = new Map<number, Span>();
    for (const cdr of cdrs) {
      const read = withTalk(readLeg(cdr, words), codes);
      if (read.legId !== null) spans.set(read.legId, spanOfCdr(read));
    }
    places = placesOf(spans);
  }
  const doubts = places && doubtsByRoot(places.values());
  for (const cdr of cdrs) {
    const leg = legOf(cdr);
    const root = leg && (places ? places.get(leg)!.rootId : numberOf(cdr.root_live_id));
    if (!root) continue;
    const group = groups.get(root);
    if (group) group.push(cdr);
    else groups.set(root, [cdr]);
  }
  for (const [rootId, own] of groups) {
    // Free the group: a call is yielded once.
    groups.delete(rootId);
    const legs: LegRecord[] = [];
    for (const cdr of own) {
      const read = withTalk(readLeg(cdr, words), codes);
      const known = own.length > 1 ? legs.findIndex(({ legId }) => legId === read.legId) : -1;
      legs[known === -1 ? legs.length : known] = places ? linked(read, places.get(read.legId!)!) : read;
    }
    yield callOf(rootId, legs, doubts?.get(rootId) ?? []);
  }
}

function isLinked(cdr: CdrRecord): boolean {
  const root = numberOf(cdr.root_live_id);
  return Boolean(root) && (Boolean(cdr.parent_live_id) || legOf(cdr) === root);
}

const NO_EVENTS = {
  events: [],
  ordered: new Map<number, never>(),
  seen: [],
  isGone: false,
  isOrdered: true,
} as const;

function callOf(rootCallId: number, cdrs: LegRecord[], joinDoubts: readonly string[]): Call {
  const pieces = cdrs.map(pieceOfCdr);
  return decideCall({ ...NO_EVENTS, rootCallId, cdrs, pieces, joinDoubts }).call;
}

interface OpenCall {
  rootId: number;
  cdrs: LegRecord[];
  doubts: string[];
  until: number;
}

class CdrStream {
  readonly #words: CdrWords | undefined;
  readonly #codes = newCodes();
  #open = new Map<number, OpenCall>();
  readonly #joiner = new Joiner();
  /** Records that wait: those of the present second; at the beginning and where the order is lost, all. */
  #waiting: LegRecord[] = [];
  #mode: 'looking' | 'streaming' | 'collecting' = 'looking';
  #now = Number.NEGATIVE_INFINITY;
  #closedAt = Number.NEGATIVE_INFINITY;
  #closeAt = 1;
  #hasUnnamed = false;

  constructor(words: CdrWords | undefined) {
    this.#words = words;
  }

  #isNamed({ legId, parentId, rootId }: LegRecord): boolean {
    const isNamed = rootId !== null && (parentId !== null || legId === rootId);
    if (!isNamed) this.#hasUnnamed = true;
    return isNamed && !this.#hasUnnamed;
  }

  add(cdr: CdrRecord): readonly Call[] {
    const read = readLeg(cdr, this.#words);
    if (read.legId === null) return NONE;
    learnCode(read, this.#codes);
    const at = read.startedAt ?? Number.NEGATIVE_INFINITY;
    if (this.#mode !== 'collecting' && at < this.#now) this.#loseOrder(cdr, at);
    const over = this.#push(read);
    return this.#mode === 'looking' && this.#waiting.length >= LOOK_AHEAD ? this.#replay() : over;
  }

  #push(read: LegRecord): readonly Call[] {
    const at = read.startedAt ?? Number.NEGATIVE_INFINITY;
    const over = this.#mode === 'streaming' && at > this.#now ? this.#flush(at) : NONE;
    this.#now = Math.max(at, this.#now);
    this.#waiting.push(read);
    return over;
  }

  end(): Iterable<Call> {
    if (this.#mode === 'streaming') return this.#flush(Number.POSITIVE_INFINITY);
    return foldAll(
      this.#waiting.map(({ record }) => record),
      this.#words,
    );
  }

  #loseOrder({ id, calldate }: CdrRecord, at: number): void {
    if (at < this.#closedAt)
      throw new RangeError(
        `foldCdrs: record ${id} of ${calldate} comes after later ones. Sort the records by calldate, or pass an array.`,
      );
    this.#mode = 'collecting';
    const open = [...this.#open.values()].flatMap(({ cdrs }) => cdrs);
    this.#waiting = [...open, ...this.#waiting];
    this.#open.clear();
  }

  #replay(): Call[] {
    this.#mode = 'streaming';
    const early = this.#waiting;
    this.#waiting = [];
    this.#now = Number.NEGATIVE_INFINITY;
    return early.flatMap((read) => this.#push(read));
  }

  #flush(now: number): readonly Call[] {
    const reads = this.#waiting.map((read) => withTalk(read, this.#codes));
    this.#waiting = [];
    if (reads.length > 1) reads.sort((one, other) => one.legId! - other.legId!);
    if (reads.every((read) => this.#isNamed(read))) for (const read of reads) this.#keep(read, read.rootId!);
    else {
      const spans = reads.map(spanOfCdr);
      for (const [index, read] of reads.entries()) {
        const place = this.#joiner.add(spans[index]!, spans);
        const call = this.#keep(linked(read, place), place.rootId);
        if (!place.doubt) continue;
        call.doubts.push(place.doubt);
        for (const rival of place.rivalIds) this.#open.get(rival)?.doubts.push(place.doubt);
      }
    }
    const isEnd = now === Number.POSITIVE_INFINITY;
    return this.#open.size < this.#closeAt && !isEnd ? NONE : this.#close(now);
  }

  #keep(read: LegRecord, rootId: number): OpenCall {
    const { endedAt, legId, startedAt } = read;
    const end =
      (endedAt ?? Number(startedAt) + LONGEST_CALL_MS) + (read.rootId === null ? 0 : MISSING_RECORD_MS);
    const call = this.#open.get(rootId);
    if (!call) {
      const opened = { rootId, cdrs: [read], doubts: [], until: end };
      this.#open.set(rootId, opened);
      return opened;
    }
    const known = call.cdrs.findIndex((cdr) => cdr.legId === legId);
    if (known === -1) call.cdrs.push(read);
    else call.cdrs[known] = read;
    call.until = Math.max(call.until, end);
    return call;
  }

  #close(now: number): Call[] {
    const over: Call[] = [];
    const legs = new Set<number>();
    const open = new Map<number, OpenCall>();
    for (const call of this.#open.values()) {
      if (call.until >= now) {
        open.set(call.rootId, call);
        continue;
      }
      this.#closedAt = now;
      for (const { legId } of call.cdrs) legs.add(legId!);
      over.push(callOf(call.rootId, call.cdrs, call.doubts));
    }
    this.#open = open;
    this.#joiner.forget(legs);
    this.#closeAt = 2 * open.size + 1;
    return over;
  }
}
