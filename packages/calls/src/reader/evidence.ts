import type { Call } from '../call.ts';
import { legOf } from '../read/cdr.ts';
import { type CallEvent, type CdrRecord, endsLeg, namedRoot, readTime } from '../read/event.ts';
import { dayOf } from './day.ts';

/** Events that were kept. They tell what records do not: who hung up, how far a call got, and that a record is missing. */
export interface KeptEvents {
  /** The events of these legs, those of each leg in the order of their arrival. */
  ofLegs(legs: readonly number[]): Promise<readonly CallEvent[]>;
  /** The events of calls that live, or of which no revision was taken. */
  ofOpenCalls(): Promise<readonly CallEvent[]>;
}

/** The calls of legs by days since 1970, as events name them where records do not. Kept, because events are forgotten earlier. */
export type NamedRoots = Record<string, Record<string, number>>;

const MAX_ASKED = 100_000;

/** A platform repeats a failed delivery within this time; an assumption (ledger O-11). */
const DELIVERY_MS = 30_000;

export class Evidence {
  readonly #events: KeptEvents | undefined;
  readonly #asked = new Set<number>();
  /** Since when the ends of calls are awaited, by the clock of this process. */
  readonly #awaited = new Map<number, number>();

  constructor(events: KeptEvents | undefined) {
    this.#events = events;
  }

  async ofLegs(legs: readonly number[]): Promise<readonly CallEvent[]> {
    return (await this.#events?.ofLegs(legs)) ?? [];
  }

  async ofOpenCalls(): Promise<readonly CallEvent[]> {
    return (await this.#events?.ofOpenCalls()) ?? [];
  }

  /** Whether the event of a call's end may be on its way. The platform's clock may stand still. */
  async isEndAwaited({ lastAt, rootCallId, segments }: Call, now: number): Promise<boolean> {
    if (!this.#events) return false;
    const since = this.#awaited.get(rootCallId) ?? performance.now();
    const isLate = now - Number(lastAt) >= DELIVERY_MS || performance.now() - since >= DELIVERY_MS;
    const leg = segments.findLast(({ group }) => group === null)?.legId ?? rootCallId;
    const isAwaited = !isLate && !(await this.ofLegs([leg])).some(endsLeg);
    if (isAwaited) this.#awaited.set(rootCallId, since);
    else this.#awaited.delete(rootCallId);
    return isAwaited;
  }

  /** The calls of legs whose records name none. */
  async rootsOf(cdrs: readonly CdrRecord[], named: NamedRoots): Promise<Map<number, number>> {
    const roots = new Map<number, number>();
    if (!this.#events) return roots;
    const nameless = new Map<number, number>();
    for (const cdr of cdrs)
      if (!cdr.root_live_id && cdr.is_root !== true)
        nameless.set(legOf(cdr)!, dayOf(readTime(cdr.calldate) ?? 0));
    if (this.#asked.size > MAX_ASKED) this.#asked.clear();
    const news = [...nameless.keys()].filter((leg) => !this.#asked.has(leg));
    for (const event of news.length > 0 ? await this.ofLegs(news) : []) {
      const [day, root] = [nameless.get(event.call_id), namedRoot(event)];
      if (day !== undefined && root !== undefined) (named[day] ??= {})[event.call_id] = root;
    }
    for (const leg of news) this.#asked.add(leg);
    for (const [leg, day] of nameless) {
      const root = named[day]?.[leg];
      if (root !== undefined) roots.set(leg, root).set(root, root);
    }
    return roots;
  }
}
