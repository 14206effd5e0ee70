import { endChain, endPhone, endWithRoot, passToVoicemail } from './end-legs.ts';
import { groupOf } from './group-of.ts';
import type { Leg } from './leg.ts';
import { isAnswered, isGroup, type Visit } from './visit.ts';

/** The legs of a call, as they belong to each other. */
export interface Chain {
  /** The legs that lead the call from place to place, in the order in which they began. */
  chain: Leg[];
  /** The legs of phones that queues and ring groups ring. */
  phones: Leg[];
  /** Every visit of every leg, in the order in which they began. */
  visits: Visit[];
}

/**
 * Finds which legs are phones that a queue or ring group rings, since events do not say it (ledger O-33): those that begin at
 * a user while another leg waits in one. Each other leg after the first is that of a transfer. Closes what must be over.
 *
 * @param isInOrder Whether events arrived in the order of their times: then the order of arrival decides within a second.
 */
export function joinLegs(legs: readonly Leg[], rootCallId: number, isInOrder: boolean): Chain {
  const sorted = legs.toSorted(
    (one, other) =>
      order(one.id !== rootCallId, other.id !== rootCallId) ||
      byStart(one, other) ||
      // Before the phones that it rings in the same second.
      order(!one.visits.some(isGroup), !other.visits.some(isGroup)) ||
      byArrival(one, other),
  );
  const chain: Leg[] = [];
  const phones: Leg[] = [];
  for (const leg of sorted) {
    const group = leg.id === rootCallId ? undefined : groupOf(leg, chain, isInOrder);
    if (!group) {
      chain.push(leg);
      continue;
    }
    phones.push(leg);
    joinPhone(leg, group);
  }
  chain.sort((one, other) => byStart(one, other) || byEnd(one, other) || byArrival(one, other));
  endChain(chain);
  endWithRoot(chain, rootCallId);
  const isRootSeen = chain.some(({ id }) => id === rootCallId);
  for (const leg of chain) passToVoicemail(leg, isRootSeen);
  for (const phone of phones) endPhone(phone, chain);
  const positions = new Map([...chain, ...phones].map((leg, index) => [leg.id, index]));
  const visits = [...chain, ...phones].flatMap((leg) => leg.visits.map((visit) => ({ visit, leg })));
  visits.sort(
    (one, other) =>
      startOf(one) - startOf(other) || positions.get(one.leg.id)! - positions.get(other.leg.id)!,
  );
  return { chain, phones, visits: visits.map(({ visit }) => visit) };
}

/** A visit whose beginning is not known comes after those of its leg before it. */
function startOf({ visit, leg }: { visit: Visit; leg: Leg }): number {
  const known = leg.visits
    .slice(0, leg.visits.indexOf(visit) + 1)
    .findLast(({ startedAt }) => startedAt !== null);
  return known?.startedAt ?? leg.startedAt ?? Number.POSITIVE_INFINITY;
}

const order = (one: boolean, other: boolean): number => Number(one) - Number(other);

function byStart({ startedAt: one }: Leg, { startedAt: other }: Leg): number {
  return one === null || other === null ? 0 : one - other;
}

/** Of two legs of a second, the one that was over in it has led to the other. */
function byEnd({ endedAt: one }: Leg, { endedAt: other }: Leg): number {
  if (one === other) return 0;
  return (one ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY);
}

function byArrival({ arrival: [one] }: Leg, { arrival: [other] }: Leg): number {
  return one - other;
}

function joinPhone({ visits, startedAt }: Leg, group: Visit): void {
  for (const visit of visits) {
    visit.group = group;
    // The phone of a queue is at one place only.
    visit.startedAt ??= startedAt;
    if (!isAnswered(visit)) continue;
    group.connectedAt ??= visit.connectedAt;
    group.proof = visit.proof === 'connected' ? 'connected' : (group.proof ?? visit.proof);
  }
}
