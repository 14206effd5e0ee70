import { enterVoicemail } from './enter-voicemail.ts';
import type { Leg } from './leg.ts';
import { close, isAnswered, type Visit } from './visit.ts';

/** A leg of the chain is over when the next one begins. */
export function endChain(chain: readonly Leg[]): void {
  for (const [index, leg] of chain.entries()) {
    const next = chain[index + 1];
    const last = leg.visits.at(-1);
    if (!next || !last || !startsAfter(next, leg)) continue;
    if (last.end === 'ended' && last.kind !== 'voicemail') last.end = 'transferred';
    if (last.end === 'missed') last.end = 'passed-on';
    leg.isOver = true;
    if (last.missed) close(last, 'passed-on', last.missedAt);
    else close(last, 'unknown', null);
  }
}

/** A leg that began while the first one lasted is over with it: the leg of a transfer begins after. */
export function endWithRoot(chain: readonly Leg[], rootCallId: number): void {
  const end = chain.find(({ id }) => id === rootCallId)?.endedAt ?? null;
  for (const leg of chain) {
    const last = leg.visits.at(-1);
    if (leg.isOver || end === null || leg.startedAt === null || leg.startedAt >= end || !last) continue;
    leg.isOver = true;
    if (isAnswered(last)) close(last, 'ended', end);
    else close(last, last.missed ? 'missed' : 'unknown', last.missedAt);
  }
}

function startsAfter(next: Leg, leg: Leg): boolean {
  return leg.endedAt === null || (next.startedAt !== null && next.startedAt >= leg.endedAt);
}

/**
 * A leg that lives although nobody answered is in the voicemail. Not the own phone of a click to call, nor where it may be a
 * phone of a queue that was not seen: that has stopped ringing.
 */
export function passToVoicemail(leg: Leg, isRootSeen: boolean): void {
  const last = leg.visits.at(-1);
  if (leg.isOver || !last?.missed) return;
  if (last.kind !== 'caller' && (isRootSeen || last.missed.final === true)) {
    enterVoicemail(leg.visits, last);
    return;
  }
  close(last, 'missed', last.missedAt);
  leg.isOver = true;
}

/** Ends everything that lives, nobody knows when. */
export function endAll({ chain, phones, visits }: { chain: Leg[]; phones: Leg[]; visits: Visit[] }): void {
  for (const visit of visits) close(visit, 'unknown', null);
  for (const leg of [...chain, ...phones]) leg.isOver = true;
}

/** A phone of a queue or ring group is over when that is, or when another phone was answered. */
export function endPhone(phone: Leg, chain: readonly Leg[]): void {
  const visit = phone.visits[0];
  const { group } = visit ?? {};
  const leg = chain.find(({ id }) => id === group?.legId);
  if (!visit || !group || !leg) return;
  if (visit.end === 'ended' && group.end === 'transferred') visit.end = 'transferred';
  if (visit.isOver) return;
  if (visit.missed) close(visit, 'missed', visit.missedAt);
  else if (isAnswered(visit)) {
    if (group.isOver) close(visit, group.end ?? 'unknown', group.endedAt);
  } else if (group.isOver || group.connectedAt !== null) {
    close(visit, 'unknown', null);
    // It did not stop ringing when the call was sent elsewhere, as far as was seen: the call may have left before.
    if (group.end === 'transferred' && !isAnswered(group))
      Object.assign(group, { end: 'unknown', endedAt: null });
  }
  phone.isOver = visit.isOver;
}
