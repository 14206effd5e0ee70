import { type CallEvent, joinLegs, namedRoot } from '@telephony/calls';
import type { CallKeeper, Changed } from './keep/call-keeper.ts';
import { arrivalsOf, type KeptCall, withDoubts } from './keep/call-store.ts';

/** Events that show which call a leg belongs to; the others say nothing new of it. */
const TELLING: ReadonlySet<string> = new Set<CallEvent['event_name']>([
  'call.initial',
  'call.connected',
  'call.missed',
  'call.hangup',
]);

/** Whether the call of an event is to be found by who calls and when, since no event of it names a root (ledger O-33). */
export function isUnnamed(event: CallEvent): boolean {
  return namedRoot(event) === undefined && TELLING.has(event.event_name);
}

/**
 * Joins the legs of the calls that may belong together with this one, by the rules of `foldEvents`, and moves each leg to its call.
 *
 * @returns The calls that have changed.
 */
export async function joinUnnamed(
  keeper: CallKeeper,
  recent: RecentCalls,
  root: number,
  schedule: (kept: KeptCall) => KeptCall,
): Promise<NonNullable<Changed>[]> {
  const known = await keeper.find(root);
  if (!known) return [];
  const near = await nearCalls(keeper, recent, known);
  if (near.length < 2 && legsOf(known).size < 2) return [];
  const events = inArrival(near);
  const joined = joinLegs(events);
  const changed = new Map<number, NonNullable<Changed>>();
  const keep = (one: Changed): void => {
    if (!one) return;
    const { rootCallId } = one.after;
    changed.set(rootCallId, { before: changed.get(rootCallId)?.before ?? one.before, after: one.after });
  };
  for (const call of near) {
    const { rootCallId } = call;
    for (const leg of legsOf(call)) {
      const to = joined.get(leg)!.rootCallId;
      if (to === rootCallId) continue;
      if (leg === rootCallId) {
        await keeper.adopt(leg, to);
        changed.delete(leg);
        keep(await keeper.change(to, (kept) => schedule({ ...kept })));
      } else for (const one of await keeper.move(leg, rootCallId, to, schedule)) keep(one);
    }
  }
  for (const { rootCallId, doubts } of new Map(
    [...joined.values()].map((one) => [one.rootCallId, one]),
  ).values())
    keep(await keeper.change(rootCallId, (kept) => withDoubts(kept, doubts)));
  return [...changed.values()];
}

async function nearCalls(keeper: CallKeeper, recent: RecentCalls, known: KeptCall): Promise<KeptCall[]> {
  const parties = partiesOf(known);
  const near: KeptCall[] = [known];
  for await (const kept of keeper.open()) {
    if (kept.rootCallId === known.rootCallId || kept.movedTo !== null) continue;
    if ([...partiesOf(kept)].some((party) => parties.has(party))) near.push(kept);
  }
  for (const root of recent.with(parties)) {
    const kept = near.some(({ rootCallId }) => rootCallId === root) ? undefined : await keeper.find(root);
    if (kept?.rootCallId === root) near.push(kept);
  }
  return near;
}

/** How long a call that was reported may go on at another place: events of one second arrive within this time. */
const RECENT_MS = 10_000;
const MAX_RECENT = 1000;

/** The calls of this process that have just changed, since a store only lists what is open. */
export class RecentCalls {
  readonly #calls = new Map<number, { at: number; parties: ReadonlySet<string> }>();

  add(kept: KeptCall): void {
    const { rootCallId } = kept;
    this.#calls.delete(rootCallId);
    this.#calls.set(rootCallId, { at: performance.now(), parties: partiesOf(kept) });
    const [oldest] = this.#calls.keys();
    if (this.#calls.size > MAX_RECENT) this.#calls.delete(oldest!);
  }

  with(parties: ReadonlySet<string>): number[] {
    const since = performance.now() - RECENT_MS;
    return [...this.#calls].flatMap(([root, call]) =>
      call.at >= since && !call.parties.isDisjointFrom(parties) ? root : [],
    );
  }
}

function partiesOf({ events }: KeptCall): Set<string> {
  // A withheld number is empty, an unknown one is not there.
  return new Set(events.flatMap(({ src, dst }) => [src, dst].flatMap((number) => digits(number) ?? [])));
}

const digits = (number: string | null | undefined): string | undefined => number?.replaceAll(/\D/g, '');

function legsOf({ events }: KeptCall): Set<number> {
  return new Set(events.map(({ call_id: leg }) => leg));
}

function inArrival(calls: readonly KeptCall[]): CallEvent[] {
  return calls
    .flatMap((call) => {
      const arrivals = arrivalsOf(call);
      return call.events.map((event, index) => ({ event, at: arrivals[index]! }));
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ event }) => event);
}
