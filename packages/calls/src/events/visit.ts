import type { Party, Segment, SegmentEnd, SegmentKind } from '../call.ts';
import { secondsBetween } from '../read/event.ts';

/** A leg at one place, while it is being folded. Times are milliseconds; null where no event has told them. */
export interface Visit {
  legId: number;
  kind: SegmentKind;
  /** Whether no event has named the context, so that the kind is a guess. */
  isGuess?: boolean;
  party: Party;
  from: Party;
  group: Visit | null;
  hasInitial: boolean;
  startedAt: number | null;
  rangAt: number | null;
  /** Whether it rang, even where no event has told when. */
  hasRung: boolean;
  connectedAt: number | null;
  proof: 'connected' | 'connected_at' | null;
  hasConnected: boolean;
  missedAt: number | null;
  /** Whether a `call.missed` was seen here, even one without a readable time; with its `final`. */
  missed: { final: boolean | null } | null;
  isOver: boolean;
  endedAt: number | null;
  end: SegmentEnd | null;
  holds: { from: number | null; to: number | null }[];
  isHeld: boolean;
  endedWhy: string | null;
  endedBy: string | number | null;
}

export function newVisit(
  legId: number,
  place: { kind: SegmentKind; party: Party; isGuess?: boolean },
  from: Party,
  startedAt: number | null,
): Visit {
  return {
    legId,
    ...place,
    from,
    group: null,
    hasInitial: false,
    startedAt,
    rangAt: null,
    hasRung: false,
    connectedAt: null,
    proof: null,
    hasConnected: false,
    missedAt: null,
    missed: null,
    isOver: false,
    endedAt: null,
    end: null,
    holds: [],
    isHeld: false,
    endedWhy: null,
    endedBy: null,
  };
}

export function isOfPeople({ kind }: Pick<Visit, 'kind'>): boolean {
  return kind === 'phone' || kind === 'number' || kind === 'conference' || kind === 'other';
}

export function isGroup({ kind }: Pick<Visit, 'kind'>): boolean {
  return kind === 'queue' || kind === 'ring-group';
}

export function isAnswered({ proof }: Pick<Visit, 'proof'>): boolean {
  return proof !== null;
}

/** Ends a visit, unless it is over. */
export function close(visit: Visit, end: SegmentEnd, at: number | null): void {
  if (visit.isOver) return;
  visit.isOver = true;
  visit.end = end;
  visit.endedAt = at;
  const hold = visit.holds.at(-1);
  if (visit.isHeld && hold) hold.to = at;
  visit.isHeld = false;
}

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
