import type { Leg } from './leg.ts';
import { isGroup, type Visit } from './visit.ts';

/** The queue or ring group that rings the phone of a leg. */
export function groupOf(phone: Leg, chain: readonly Leg[], isInOrder: boolean): Visit | undefined {
  if (phone.visits.length !== 1 || phone.visits[0]?.kind !== 'phone') return undefined;
  const able = chain.flatMap((leg) =>
    leg.visits.filter((visit) => isGroup(visit) && rings(visit, leg, phone)).map((visit) => ({ visit, leg })),
  );
  // Of several in one second, the last one that was told before the phone.
  const told = able.filter(({ leg }) => leg.arrival[0] < phone.arrival[0]);
  const others = able.filter(({ leg }) => !isInOrder || !leg.hasBeginning);
  return (told.at(-1) ?? others.at(-1))?.visit;
}

function rings(group: Visit, leg: Leg, phone: Leg): boolean {
  const at = phone.startedAt;
  if (at === null) return true;
  const from = group.startedAt ?? leg.startedAt;
  if (from !== null && at < from) return false;
  if (group.connectedAt !== null && at > group.connectedAt) return false;
  const to = group.endedAt ?? group.missedAt ?? leg.endedAt;
  if (to === null || at < to) return true;
  // All in one second: a phone begins before the queue is over, and the leg of a transfer after it.
  const isBrief = phone.endedAt === null || phone.endedAt === to;
  return at === to && isBrief && phone.arrival[0] < leg.arrival[1];
}
