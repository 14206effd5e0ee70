import { type CallEvent, joinLegs, namedRoot } from '@telephony/calls';
import type { CallKeeper, Changed } from './keep/call-keeper.ts';
import { type KeptCall, withDoubts, withEvents, withoutLeg } from './keep/call-store.ts';

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
  root: number,
  change: (kept: KeptCall) => KeptCall,
): Promise<NonNullable<Changed>[]> {
  const known = await keeper.find(root);
  if (!known) return [];
  const near = await nearCalls(keeper, known);
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
    for (const leg of legsOf(call)) {
      const to = joined.get(leg)!.rootCallId;
      if (to === call.rootCallId) continue;
      const own = call.events.filter((event) => event.call_id === leg);
      const arrivals = (call.arrivals ?? []).filter((_, index) => call.events[index]!.call_id === leg);
      if (leg === call.rootCallId) {
        await keeper.adopt(leg, to);
        keep(await keeper.change(to, (kept) => change({ ...kept })));
        changed.delete(leg);
        continue;
      }
      keep(await keeper.change(call.rootCallId, (kept) => change(withoutLeg(kept, leg))));
      await keeper.release(leg, to);
      keep(await keeper.change(to, (kept) => change(withEvents(kept, own, arrivals))));
    }
  }
  for (const { rootCallId, doubts } of new Map(
    [...joined.values()].map((one) => [one.rootCallId, one]),
  ).values())
    keep(await keeper.change(rootCallId, (kept) => withDoubts(kept, doubts)));
  return [...changed.values()];
}

async function nearCalls(keeper: CallKeeper, known: KeptCall): Promise<KeptCall[]> {
  const parties = partiesOf(known);
  const near: KeptCall[] = [known];
  for await (const kept of keeper.open()) {
    if (kept.rootCallId === known.rootCallId || kept.movedTo !== null) continue;
    if ([...partiesOf(kept)].some((party) => parties.has(party))) near.push(kept);
  }
  return near;
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
    .flatMap(({ arrivals, events }) =>
      events.map((event, index) => ({ event, at: arrivals?.[index] ?? Number.POSITIVE_INFINITY })),
    )
    .toSorted((one, other) => (one.at === other.at ? 0 : one.at - other.at))
    .map(({ event }) => event);
}
