import { secondsBetween } from '../read/read-time.ts';
import type { Segment } from '../segment.ts';
import { isAnswered, type Visit } from './visit.ts';

/** A visit as a tracker shows it. */
export function toSegment(visit: Visit): Segment {
  const { connectedAt, endedAt, startedAt } = visit;
  // The voicemail has no wait and no talk: nobody answered.
  const isTalk = isAnswered(visit);
  return {
    legId: visit.legId,
    kind: visit.kind,
    party: visit.party,
    from: visit.from,
    group: visit.group?.party ?? null,
    startedAt: dateOf(startedAt),
    rangAt: dateOf(visit.rangAt),
    connectedAt: dateOf(isTalk ? connectedAt : null),
    endedAt: dateOf(endedAt),
    isOver: visit.isOver,
    end: visit.end,
    waitSeconds: visit.kind === 'voicemail' ? 0 : secondsBetween(startedAt, isTalk ? connectedAt : endedAt),
    talkSeconds: talkSeconds(visit),
    heldSeconds: isTalk ? heldSeconds(visit) : talkSeconds(visit),
    isHeld: visit.isHeld,
    endedWhy: visit.endedWhy,
    endedBy: visit.endedBy,
  };
}

function talkSeconds(visit: Visit): number | null {
  if (isAnswered(visit)) return secondsBetween(visit.connectedAt, visit.endedAt);
  return visit.isOver && visit.end !== 'unknown' ? 0 : null;
}

function heldSeconds({ holds, isOver }: Visit): number | null {
  let seconds: number | null = isOver ? 0 : null;
  for (const { from, to } of holds) {
    const held = secondsBetween(from, to);
    seconds = seconds === null || held === null ? null : seconds + held;
  }
  return seconds;
}

export function dateOf(time: number | null): Date | null {
  return time === null ? null : new Date(time);
}
